export { proFormsQuery } from './forms.queries.ts'
