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

/** What message keys and notifications call a status: a new one doesn't compile until it has a name and its texts. */
export const STATUS_NAMES = {
  Draft: 'draft',
  'Submitted to Instructor': 'submitted',
  'Member Review': 'memberReview',
  'Provider Review': 'providerReview',
  'Payment Requested': 'paymentRequested',
  Canceled: 'canceled',
  Complete: 'complete',
} as const satisfies Record<ApplicationStatus, string>

/** The statuses in which the office has the application. */
export const IN_OFFICE: readonly ApplicationStatus[] = ['Provider Review', 'Payment Requested']

/**
 * The roles in which a person can take part in an application. A store follows the applications of its
 * people.
 */
export const APPLICATION_ROLES = ['applicant', 'instructor', 'store', 'provider'] as const
export type ApplicationRole = (typeof APPLICATION_ROLES)[number]
