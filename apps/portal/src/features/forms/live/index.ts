export { followForms } from './follow-forms.ts'
export { sendSigned } from './send-signed.ts'
