export { applicationsModule } from './applications.module.ts'
