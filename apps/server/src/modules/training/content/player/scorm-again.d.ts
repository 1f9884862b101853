/** The part of the runtime that we use; its own types cannot be resolved under Node's rules. */
declare module 'scorm-again/scorm12' {
  export class Scorm12API {
    constructor(settings: object)
    cmi: { core: { lesson_status: string; session_time: string } }
    loadFromJSON(json: object): void
    renderCommitCMI(isFinal: boolean, withTotalTime: boolean): { cmi: Record<string, unknown> }
    isInitialized(): boolean
    isTerminated(): boolean
    LMSInitialize(parameter: string): string
    LMSFinish(parameter: string): string
    LMSGetValue(element: string): string
    LMSSetValue(element: string, value: unknown): string
    LMSCommit(parameter: string): string
    LMSGetLastError(): string
    LMSGetErrorString(code: string): string
    LMSGetDiagnostic(code: string): string
  }
}

declare module 'scorm-again/scorm2004' {
  export class Scorm2004API {
    constructor(settings: object)
    cmi: { completion_status: string; success_status: string; session_time: string }
    loadFromJSON(json: object): void
    renderCommitCMI(isFinal: boolean, withTotalTime: boolean): { cmi: Record<string, unknown> }
    isInitialized(): boolean
    isTerminated(): boolean
    Initialize(parameter: string): string
    Terminate(parameter: string): string
    GetValue(element: string): string
    SetValue(element: string, value: unknown): string
    Commit(parameter: string): string
    GetLastError(): string
    GetErrorString(code: string): string
    GetDiagnostic(code: string): string
  }
}
