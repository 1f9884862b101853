export { followForms } from './follow-forms.ts'
export { formsSender, formsWaiting } from './forms-sender.ts'
