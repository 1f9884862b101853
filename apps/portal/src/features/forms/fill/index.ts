export type { FormPerson, KnownOfForm } from './fill-context.ts'
export { FillScreen } from './fill-screen.tsx'
export { NoSuchForm } from './form-states.tsx'
