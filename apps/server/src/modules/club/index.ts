export { clubModule } from './club.module.ts'
