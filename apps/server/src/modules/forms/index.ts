export { listCourseForms } from './course-forms.ts'
export { findNewestForms, type NewestForm } from './documents/newest-forms.ts'
export { formsModule } from './forms.module.ts'
export { loadWording } from './texts/load-wording.ts'
