export { createLog } from './create-log.ts'
export { type LoggableError, loggableError } from './loggable-error.ts'
