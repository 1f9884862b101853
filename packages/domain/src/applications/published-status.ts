import type { PublishedApplicationStatus } from '../notifications/index.ts'
import type { ApplicationStatus } from './status.ts'

/** The name of a status in notifications; undefined where no text exists for it. */
export const PUBLISHED_STATUS: Readonly<Partial<Record<ApplicationStatus, PublishedApplicationStatus>>> = {
  'Submitted to Instructor': 'submitted',
  'Member Review': 'memberReview',
  'Provider Review': 'providerReview',
  'Payment Requested': 'paymentRequested',
  Canceled: 'canceled',
  Complete: 'complete',
}
