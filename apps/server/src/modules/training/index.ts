export { type TrainingModule, trainingModule } from './training.module.ts'
