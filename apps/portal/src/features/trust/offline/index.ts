export { buddyArea, qrReaderArea, trustArea } from './trust-areas.ts'
