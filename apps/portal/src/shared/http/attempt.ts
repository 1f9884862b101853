import { CallFailed, type FailureKind } from './call-failed.ts'
import { type CallLogEntry, type LoggedBody, loggedText } from './call-log.ts'
import type { Callable, CallOptions, HttpOptions, PathValues, Query } from './http.ts'

const TIMEOUT_MS = 45_000

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call from its first byte to its log entry, with at most two requests. */
export type Attempt = {
  /** Aborted when the caller cancels or the call times out. */
  signal: AbortSignal
  send(token: string | undefined): Promise<Response>
  /** The response has started, so the timeout no longer applies. */
  began(): void
  failure(cause: unknown): CallFailed
  done(entry: Partial<CallLogEntry>): void
}

export function createAttempt(
  http: HttpOptions,
  method: Method,
  service: Callable,
  path: string,
  options: CallOptions<unknown>,
): Attempt {
  const started = performance.now()
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), options.timeoutMs ?? http.timeoutMs ?? TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, deadline.signal]) : deadline.signal
  const url = addressOf(http.services[service], path, options.params, options.query)
  const body = outgoingBody(options.body)
  const request = options.fetch ?? http.fetch ?? globalThis.fetch
  const failureKind = (cause: unknown): FailureKind => {
    if (options.signal?.aborted) return 'aborted'
    if (deadline.signal.aborted) return 'timeout'
    return cause instanceof TypeError ? 'network' : 'unreadable'
  }
  return {
    signal,
    send: (token) =>
      request(url, {
        method,
        signal,
        headers: { ...headersOf(options, token), ...body.headers },
        ...(body.content !== undefined && { body: body.content }),
      }),
    began: () => clearTimeout(timer),
    failure: (cause) =>
      cause instanceof CallFailed
        ? cause
        : new CallFailed(http.generalError(), { kind: failureKind(cause), cause }),
    done: (entry) => {
      clearTimeout(timer)
      const ms = Math.round(performance.now() - started)
      http.log({ method, service, path, ms, sent: body.logged, ...entry })
    },
  }
}

function headersOf(options: CallOptions<unknown>, token: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...options.headers,
    ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
}

type Outgoing = {
  content: BodyInit | undefined
  headers: Readonly<Record<string, string>>
  logged: LoggedBody | undefined
}

const JSON_TYPE = 'application/json'

/** A form or a file is sent as it is (the browser sets its type), anything else as JSON. */
function outgoingBody(body: unknown): Outgoing {
  if (body === undefined) return { content: undefined, headers: {}, logged: undefined }
  if (body instanceof FormData)
    return { content: body, headers: {}, logged: { type: 'multipart/form-data', size: sizeOfForm(body) } }
  if (body instanceof Blob)
    return { content: body, headers: {}, logged: { type: body.type, size: body.size } }
  const content = JSON.stringify(body)
  return { content, headers: { 'content-type': JSON_TYPE }, logged: loggedText(content, JSON_TYPE) }
}

function sizeOfForm(form: FormData): number {
  let size = 0
  for (const value of form.values()) size += typeof value === 'string' ? value.length : value.size
  return size
}

/** An empty body is a valid answer (CA-33). */
export function incomingBody(text: string, type: string): unknown {
  if (text === '') return undefined
  return type.includes('json') ? JSON.parse(text) : text
}

/** Fills `{name}` in the path; the log uses the template, so that it contains no personal data. */
function addressOf(base: string, template: string, values: PathValues = {}, query: Query = {}): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for {${name}} of ${template}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  const suffix = search.size > 0 ? `?${search}` : ''
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}${suffix}`
}
