export { connectDatabase } from './connect-database.ts'
export {
  type CountedPeriod,
  countByStep,
  countPeopleByStep,
  peopleIn,
  peopleOf,
} from './count-by-step.ts'
export type { Database, Queryable } from './database.ts'
export { startThrowawayCluster } from './embedded/throwaway.ts'
export { migrate } from './migrate.ts'
export { joinDatabase, openDatabase } from './open-database.ts'
