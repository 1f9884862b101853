export { formsModule } from './forms.module.ts'
