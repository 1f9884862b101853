export { ERecordScreen } from './e-record-screen.tsx'
