export type { CodesPorts } from './codes.house.ts'
export { codesModule } from './codes.module.ts'
