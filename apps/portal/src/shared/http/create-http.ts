import { isFromServer } from '../connection.ts'
import { type Attempt, createAttempt, incomingBody, type Method } from './attempt.ts'
import { type CallFailed, refusal, unreached } from './call-failed.ts'
import { type LoggedBody, loggedText } from './call-log.ts'
import type { Call, Callable, CallOptions, Http, HttpOptions, Schema } from './http.ts'
import { createSessionGuard } from './session-guard.ts'

type Taken<T> = { value: T; logged?: LoggedBody | undefined }
type Take<T> = (response: Response, attempt: Attempt) => Promise<Taken<T>>

/**
 * The only way the portal calls its services (CA-02): bearer token, timeout, one refresh, shared error text,
 * logging.
 */
export function createHttp(options: HttpOptions): Http {
  const guarded = createSessionGuard(options, (cause) =>
    options.log({
      method: 'POST',
      service: 'auth',
      path: 'session',
      ms: 0,
      failure: 'refresh-failed',
      cause,
    }),
  )

  const run = async <T>(
    method: Method,
    service: Callable,
    path: string,
    call: CallOptions<T>,
    take: Take<T>,
  ) => {
    const attempt = createAttempt(options, method, service, path, call)
    let response: Response | undefined
    try {
      response = await guarded(attempt.send, attempt.signal)
      if (response.status >= 400) throw await failureOf(response, options.generalError())
      const { value, logged } = await take(response, attempt)
      attempt.done({ ...traceOf(response), received: logged })
      return value
    } catch (cause) {
      const failure = attempt.failure(cause)
      attempt.done({ ...traceOf(response), failure: failure.problem ?? failure.kind, cause: failure.cause })
      throw failure
    }
  }

  const json =
    (method: Method): Call =>
    (service, path, call = {}) =>
      run(method, service, path, call, readJson(call.schema))

  return {
    get: json('GET'),
    post: json('POST'),
    put: json('PUT'),
    patch: json('PATCH'),
    delete: json('DELETE'),
    download: (service, path, call = {}) => run(call.body ? 'POST' : 'GET', service, path, call, readBlob),
    stream: (service, path, call = {}) => run<Response>('GET', service, path, call, begin),
    refusal: (status, answer) => refusal(status, answer, options.generalError()),
  }
}

const traceOf = (response: Response | undefined) => ({
  status: response?.status,
  requestId: response?.headers.get('x-request-id') ?? undefined,
})

const typeOf = (response: Response) => response.headers.get('content-type')?.split(';')[0] ?? ''

function readJson<T>(schema: Schema<T> | undefined): Take<T> {
  const reader = typeof schema === 'function' ? schema() : schema
  // A schema that fails to load is reported by the call that awaits it, not as an unhandled rejection.
  if (reader instanceof Promise) reader.catch(() => undefined)
  return async (response) => {
    const type = typeOf(response)
    const text = await response.text()
    const value = incomingBody(text, type)
    const read = await reader
    return { value: read ? read.parse(value) : (value as T), logged: loggedText(text, type) }
  }
}

const readBlob: Take<Blob> = async (response) => {
  const value = await response.blob()
  return { value, logged: { type: value.type, size: value.size } }
}

const begin: Take<Response> = async (response, attempt) => {
  attempt.began()
  return { value: response }
}

async function failureOf(response: Response, generalError: string): Promise<CallFailed> {
  const text = await response.text()
  let answer: unknown
  try {
    answer = incomingBody(text, typeOf(response))
  } catch {
    // A proxy's HTML page instead of a problem: only the status is useful.
    answer = undefined
  }
  const refused = refusal(response.status, answer, generalError)
  return isFromServer(response) ? refused : unreached(refused)
}
