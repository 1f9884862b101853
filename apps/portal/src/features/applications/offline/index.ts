export { applicationsArea } from './applications-area.ts'
export { applicationsWaiting } from './applications-waiting.ts'
