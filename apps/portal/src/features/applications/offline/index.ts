export { applicationsArea } from './applications-area.ts'
