import type { ApplicationStatus } from '@fathom/domain/applications'

/** How the words of a status are called: a new status does not compile until it has some. */
export const STATUS_WORDS = {
  Draft: 'draft',
  'Submitted to Instructor': 'submitted',
  'Member Review': 'memberReview',
  'Provider Review': 'providerReview',
  'Payment Requested': 'paymentRequested',
  Canceled: 'canceled',
  Complete: 'complete',
} as const satisfies Record<ApplicationStatus, string>
