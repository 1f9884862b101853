export type { StoreLookup } from './actions/action.ts'
export { CodesScreen } from './list/codes-screen.tsx'
