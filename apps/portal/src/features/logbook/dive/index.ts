export { DiveScreen } from './dive-screen.tsx'
