import type { ServiceName } from '@fathom/contract/shared'
import type { CallFailed } from './call-failed.ts'
import type { CallLog } from './call-log.ts'
import type { SessionPort } from './session-guard.ts'

export type PathValues = Readonly<Record<string, string | number>>

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A zod schema or any other parser; a function loads it while the call is in flight. */
type Reader<T> = { parse(value: unknown): T }
export type Schema<T> = Reader<T> | (() => Promise<Reader<T>>)

export type CallOptions<T> = {
  /** Values for `{name}` in the path. */
  params?: PathValues
  query?: Query
  body?: unknown
  schema?: Schema<T>
  /** Aborted on navigation. */
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
  idempotencyKey?: string
  /** A custom fetch for this call, for example with upload progress. */
  fetch?: typeof globalThis.fetch
  /** For slow calls, such as a large file. */
  timeoutMs?: number
}

/** What can be called: the configured services, and the portal's own server. */
export type Callable = ServiceName | 'server'

export type Call = <T = unknown>(service: Callable, path: string, options?: CallOptions<T>) => Promise<T>

export type Http = {
  get: Call
  post: Call
  put: Call
  patch: Call
  delete: Call
  /** Downloads a file unchanged; uses POST when there is a body. */
  download(service: Callable, path: string, options?: CallOptions<Blob>): Promise<Blob>
  /** A GET whose answer is read as it arrives; the timeout covers only the wait for its start. */
  stream(service: Callable, path: string, options?: CallOptions<never>): Promise<Response>
  /** Creates a failure from an error inside an answer, as graphs report it. */
  refusal(status: number | undefined, answer: unknown): CallFailed
}

export type HttpOptions = SessionPort & {
  services: Readonly<Record<Callable, string>>
  /** The translated general error (CA-02); a function because the language may change. */
  generalError(): string
  log: CallLog
  fetch?: typeof globalThis.fetch
  timeoutMs?: number
}
