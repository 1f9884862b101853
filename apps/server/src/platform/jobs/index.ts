export { createJobs } from './create-jobs.ts'
export type { Jobs } from './jobs.ts'
