export { StudentForms } from './student-forms.tsx'
