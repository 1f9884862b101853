export { FormScreen } from './screen/form-screen.tsx'
