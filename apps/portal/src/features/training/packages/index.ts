export { PackagesScreen } from './packages-screen.tsx'
