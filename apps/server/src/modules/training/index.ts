export { trainingModule } from './training.module.ts'
