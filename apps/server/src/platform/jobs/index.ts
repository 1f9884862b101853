export { createJobs } from './create-jobs.ts'
export type { JobData, Jobs, Running, SendOptions } from './jobs.ts'
