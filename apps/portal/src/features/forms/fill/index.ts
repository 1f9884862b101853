export type { FormPerson, KnownOfForm } from './fill-context.ts'
export { FillScreen } from './fill-screen.tsx'
export { FormSkeleton, NoSuchForm } from './form-states.tsx'
export { PartiesPage } from './pages/parties-page.tsx'
