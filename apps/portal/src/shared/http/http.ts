import type { ServiceName } from '@fathom/contract/shared'
import type { PathValues, Query } from './address.ts'
import type { CallFailed } from './call-failed.ts'
import type { CallLog } from './call-log.ts'
import type { SessionPort } from './session-guard.ts'

/** A zod schema, or anything else that can read a value; a function loads it while the call is under way. */
type Reader<T> = { parse(value: unknown): T }
export type Schema<T> = Reader<T> | (() => Promise<Reader<T>>)

export type CallOptions<T> = {
  /** Values of `{name}` in the path. */
  params?: PathValues
  query?: Query
  body?: unknown
  schema?: Schema<T>
  /** Aborted on navigation. */
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
  idempotencyKey?: string
  /** How this one call goes out, such as with its progress told. */
  fetch?: typeof globalThis.fetch
  /** For what takes its time, such as a large file. */
  timeoutMs?: number
}

/** What can be called: the services of the configuration, and the house itself. */
export type Callable = ServiceName | 'server'

export type Call = <T = unknown>(service: Callable, path: string, options?: CallOptions<T>) => Promise<T>

export type Http = {
  get: Call
  post: Call
  put: Call
  patch: Call
  delete: Call
  /** A file as it comes; asked for with a POST where the question has a body. */
  download(service: Callable, path: string, options?: CallOptions<Blob>): Promise<Blob>
  /** A GET whose answer is read as it arrives; the timeout covers the wait for its beginning only. */
  stream(service: Callable, path: string, options?: CallOptions<never>): Promise<Response>
  /** A failure that came inside an answer, as graphs tell it. */
  refusal(status: number | undefined, answer: unknown): CallFailed
}

export type HttpOptions = SessionPort & {
  services: Readonly<Record<Callable, string>>
  /** The translated general error (CA-02), asked for when it is needed: the language may change. */
  generalError(): string
  log: CallLog
  fetch?: typeof globalThis.fetch
  timeoutMs?: number
}
