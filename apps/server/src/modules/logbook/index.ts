export { logbookModule } from './logbook.module.ts'
export { countTrainingDives, listTrainingDives } from './training-dives.ts'
