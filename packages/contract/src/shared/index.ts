export { affiliateIdWire, decimal } from './decimal.ts'
export { type FlagChangeWire, type FlagName, type FlagsWire, flagChangeWire, flagsWire } from './flags.ts'
export { type LinkProblem, type LinkWire, LONGEST_LINK, linkProblem, linkWire } from './links.ts'
export { type LiveChangesWire, type LiveEventWire, liveChangesWire } from './live.ts'
export {
  LONGEST_NOTICE,
  type MaintenanceWire,
  maintenanceWire,
  type SiteStateWire,
  siteStateWire,
} from './maintenance.ts'
export type { Operation } from './operation.ts'
export { type PagedWire, paged } from './paged.ts'
export { type ProblemWire, problemWire } from './problem.ts'
export { PROBLEM_TITLES, type ProblemName } from './problem-titles.ts'
export { type LinkName, type PublicConfigWire, publicConfigWire, type ServiceName } from './public-config.ts'
export { CHUNK_BYTES, uploadProgressWire } from './upload.ts'
