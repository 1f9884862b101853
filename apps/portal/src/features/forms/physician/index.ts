export { PhysicianScreen } from './physician-screen.tsx'
