import { FILE_PROBLEMS } from './problems/files.ts'
import { OFFICE_PROBLEMS } from './problems/office.ts'
import { PEOPLE_PROBLEMS } from './problems/people.ts'
import { RECORD_PROBLEMS } from './problems/records.ts'
import { REQUEST_PROBLEMS } from './problems/requests.ts'
import { TEACHING_PROBLEMS } from './problems/teaching.ts'

/**
 * What each failure is called, for programs of others and the command line. What people read in the portal is in the
 * catalogs, in their language.
 */
export const PROBLEM_TITLES = {
  ...REQUEST_PROBLEMS,
  ...PEOPLE_PROBLEMS,
  ...RECORD_PROBLEMS,
  ...TEACHING_PROBLEMS,
  ...FILE_PROBLEMS,
  ...OFFICE_PROBLEMS,
} as const

/** A failure without a title doesn't compile. */
export type ProblemName = keyof typeof PROBLEM_TITLES
