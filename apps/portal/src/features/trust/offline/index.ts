export { qrReaderArea, trustArea } from './trust-areas.ts'
