export { CallFailed, isFinal } from './call-failed.ts'
export type { CallLogEntry } from './call-log.ts'
export { createHttp } from './create-http.ts'
export type { Http } from './http.ts'
