/** ST-03: the labels come from the specification. Before the first of them, an application is a Draft. */
export const APPLICATION_STATUSES = [
  'Draft',
  'Submitted to Instructor',
  'Member Review',
  'Provider Review',
  'Payment Requested',
  'Canceled',
  'Complete',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/**
 * The roles in which a person can take part in an application. A store follows the applications of its
 * people.
 */
export const APPLICATION_ROLES = ['applicant', 'instructor', 'store', 'provider'] as const
export type ApplicationRole = (typeof APPLICATION_ROLES)[number]
