import { stdSerializers } from 'pino'

export type LoggableError = {
  type: string
  message: string
  /** Not `code`, which is hidden everywhere: people are mailed codes. */
  errorCode?: string
  stack: string
  errors?: LoggableError[]
}

/** What a log tells of an error. Libraries hang their connections on theirs, with keys and addresses in them. */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { type, message, stack } = stdSerializers.err(error)
  const { code } = error as { code?: unknown }
  return {
    type,
    message,
    ...(typeof code === 'string' && { errorCode: code }),
    stack,
    ...(error instanceof AggregateError && { errors: error.errors.map(loggableError) }),
  }
}
