export { listCourseForms } from './course-forms.ts'
export { formsModule } from './forms.module.ts'
