export { dsdModule } from './dsd.module.ts'
