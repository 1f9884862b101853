export { officeTitlesOf } from './code-wire.ts'
export type { CodesPorts } from './codes.deps.ts'
export { codesModule } from './codes.module.ts'
export { listUnredeemed } from './codes.store.ts'
