export { aPdf } from './a-pdf.ts'
export { demoCodeIn } from './demo-code.ts'
export { formOf } from './form-of.ts'
