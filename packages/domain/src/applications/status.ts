/** ST-03: the labels are the specification's; before them an application is a Draft. */
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

/** As what somebody has a part in an application; a store follows those of its people. */
export const APPLICATION_ROLES = ['applicant', 'instructor', 'store', 'provider'] as const
export type ApplicationRole = (typeof APPLICATION_ROLES)[number]
