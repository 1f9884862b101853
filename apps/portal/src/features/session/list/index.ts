export { SessionList, useDeviceName } from './session-list.tsx'
