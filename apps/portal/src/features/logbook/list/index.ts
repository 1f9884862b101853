export { ListScreen } from './list-screen.tsx'
