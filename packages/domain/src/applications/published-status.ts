import type { ApplicationStatusTold } from '../notifications/index.ts'
import type { ApplicationStatus } from './status.ts'

/** How a notification names a status; undefined where there are no words for it. */
export const TOLD_STATUS: Readonly<Partial<Record<ApplicationStatus, ApplicationStatusTold>>> = {
  'Submitted to Instructor': 'submitted',
  'Member Review': 'memberReview',
  'Provider Review': 'providerReview',
  'Payment Requested': 'paymentRequested',
  Canceled: 'canceled',
  Complete: 'complete',
}
