export { trustModule } from './trust.module.ts'
export type { Trust } from './trust.ts'
