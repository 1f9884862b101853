export { formPaths } from './screen/form-paths.ts'
export { FormScreen } from './screen/form-screen.tsx'
