export { officeModule } from './office.module.ts'
