export { followForms } from './follow-forms.ts'
