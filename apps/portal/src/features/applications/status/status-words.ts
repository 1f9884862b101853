import type { ApplicationStatus } from '@fathom/domain/applications'

/** Text keys of the statuses: a new status doesn't compile until it has one. */
export const STATUS_WORDS = {
  Draft: 'draft',
  'Submitted to Instructor': 'submitted',
  'Member Review': 'memberReview',
  'Provider Review': 'providerReview',
  'Payment Requested': 'paymentRequested',
  Canceled: 'canceled',
  Complete: 'complete',
} as const satisfies Record<ApplicationStatus, string>
