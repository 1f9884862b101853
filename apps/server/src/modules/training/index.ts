export type { TrainingPorts } from './training.house.ts'
export { type TrainingModule, trainingModule } from './training.module.ts'
