export type { StoreLookup } from './deeds/deed.ts'
export { CodesScreen } from './list/codes-screen.tsx'
