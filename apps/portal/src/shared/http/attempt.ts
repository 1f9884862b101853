import { addressOf } from './address.ts'
import { outgoingBody } from './body.ts'
import { CallFailed, type FailureKind } from './call-failed.ts'
import type { CallLogEntry } from './call-log.ts'
import type { Callable, CallOptions, HttpOptions } from './http.ts'

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
