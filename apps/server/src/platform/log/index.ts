export { createLog } from './create-log.ts'
export { type ToldError, toldError } from './told-error.ts'
