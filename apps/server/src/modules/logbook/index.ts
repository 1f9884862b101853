export { findDemoDive } from './demo/find-demo-dive.ts'
export { logbookModule } from './logbook.module.ts'
export { countByFilter } from './logs/log-totals.store.ts'
export { countTrainingDives, listTrainingDives } from './training-dives.ts'
