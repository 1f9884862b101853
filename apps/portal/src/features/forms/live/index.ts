export { followForms } from './follow-forms.ts'
export { formsSender } from './forms-sender.ts'
