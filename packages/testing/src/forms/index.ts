export { formOf } from './form-of.ts'
