export { OFFICE_KEY } from './office-key.ts'
