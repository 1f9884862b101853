export { DiveScreen } from './screen/dive-screen.tsx'
