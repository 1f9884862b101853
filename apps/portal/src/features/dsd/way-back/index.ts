export { useWayBack } from './use-way-back.ts'
export { WayBack } from './way-back.tsx'
