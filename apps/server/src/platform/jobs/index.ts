export { createJobs } from './create-jobs.ts'
export type { JobData, Jobs, Running } from './jobs.ts'
export { hasJobsSchema, jobsSchema } from './jobs-schema.ts'
export { listFailedJobs } from './list-failed-jobs.ts'
