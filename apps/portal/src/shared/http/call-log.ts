/** Above this size a log entry has only the size and type of a body (CO-10). */
export const LOGGED_BODY_BYTES = 16 * 1024

export type LoggedBody = { type: string; size: number; body?: unknown }

export type CallLogEntry = {
  method: string
  service: string
  /** The template, never the filled path. */
  path: string
  ms: number
  status?: number | undefined
  requestId?: string | undefined
  failure?: string | undefined
  cause?: unknown
  sent?: LoggedBody | undefined
  received?: LoggedBody | undefined
}

export type CallLog = (entry: CallLogEntry) => void

const SECRET_NAME = /password|token|secret|signature|answers|authorization/i

const withoutSecrets = (name: string, value: unknown) => (SECRET_NAME.test(name) ? '•' : value)

function detailOf(text: string, type: string): unknown {
  if (!type.includes('json')) return undefined
  try {
    return JSON.parse(text, withoutSecrets)
  } catch {
    return undefined
  }
}

const MANY = 64 * 1024

/** To count the bytes of a long text would take longer than to read it; its letters are close enough. */
const bytesOf = (text: string) => (text.length > MANY ? text.length : new TextEncoder().encode(text).length)

export function loggedText(text: string, type: string): LoggedBody | undefined {
  if (text === '') return undefined
  const size = bytesOf(text)
  if (size > LOGGED_BODY_BYTES) return { type, size }
  const body = detailOf(text, type)
  return body === undefined ? { type, size } : { type, size, body }
}
