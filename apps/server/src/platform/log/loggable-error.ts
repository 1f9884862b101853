import { stdSerializers } from 'pino'
import { withSourcePositions } from './source-positions.ts'

export type LoggableError = {
  type: string
  message: string
  /** Not `code`, which is always hidden because we mail codes to people. */
  errorCode?: string
  stack: string
  errors?: LoggableError[]
}

/** What we log of an error. Libraries attach their connections to errors, with keys and addresses in them. */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { type, message, stack } = stdSerializers.err(error)
  const { code } = error as { code?: unknown }
  return {
    type,
    message,
    ...(typeof code === 'string' && { errorCode: code }),
    stack: withSourcePositions(stack),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggableError) }),
  }
}
