export { ApplicationScreen } from './application-screen.tsx'
