export { FORMS_TOTAL, proFormsQuery } from './forms.queries.ts'
