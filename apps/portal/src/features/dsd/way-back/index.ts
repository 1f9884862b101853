export { WayBack } from './way-back.tsx'
