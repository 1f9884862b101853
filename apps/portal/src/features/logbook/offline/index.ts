export { diveFormArea } from './form-area.ts'
