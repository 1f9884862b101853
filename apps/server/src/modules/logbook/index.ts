export { findDemoDive } from './demo/find-demo-dive.ts'
export { logbookModule } from './logbook.module.ts'
export { countTrainingDives, listTrainingDives } from './training-dives.ts'
