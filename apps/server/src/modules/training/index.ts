export { importPackage } from './content/import/import-package.ts'
export type { TrainingPorts } from './training.house.ts'
export { type TrainingModule, trainingModule } from './training.module.ts'
