export { FormsScreen } from './forms-screen.tsx'
