export { formsArea } from './forms-area.ts'
