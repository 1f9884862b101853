export { connectDatabase, KEEP_ALIVE } from './connect-database.ts'
export {
  type CountedPeriod,
  countByStep,
  countPeopleByStep,
  peopleIn,
  peopleOf,
} from './count-by-step.ts'
export type { Database, Queryable } from './database.ts'
export { DatabaseAway, isConnectionLost, isDatabaseAway } from './database-away.ts'
export { startThrowawayCluster } from './embedded/throwaway.ts'
export { migrate } from './migrate.ts'
export { joinDatabase, openDatabase } from './open-database.ts'
export { LONG_MS, WHOLE_TABLE_MS, withQueryLimit } from './query-limit.ts'
