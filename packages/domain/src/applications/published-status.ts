import type { ApplicationStatusTold } from '../notifications/index.ts'
import type { ApplicationStatus } from './status.ts'

/** The name of a status in notifications; undefined where no text exists for it. */
export const TOLD_STATUS: Readonly<Partial<Record<ApplicationStatus, ApplicationStatusTold>>> = {
  'Submitted to Instructor': 'submitted',
  'Member Review': 'memberReview',
  'Provider Review': 'providerReview',
  'Payment Requested': 'paymentRequested',
  Canceled: 'canceled',
  Complete: 'complete',
}
