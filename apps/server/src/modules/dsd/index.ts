export { dsdModule } from './dsd.module.ts'
export { findCheckpoint } from './dsd.store.ts'
