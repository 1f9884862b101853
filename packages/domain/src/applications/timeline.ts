import { APPLICATION_STATUSES, type ApplicationRole, type ApplicationStatus } from './status.ts'

const WAITS_FOR: Readonly<Record<ApplicationStatus, ApplicationRole | null>> = {
  Draft: 'applicant',
  'Submitted to Instructor': 'instructor',
  'Member Review': 'instructor',
  'Provider Review': 'provider',
  'Payment Requested': 'applicant',
  Canceled: null,
  Complete: null,
}

/**
 * The role whose turn it is; null when the application is closed. Once the fee is paid, the provider does the
 * rest.
 */
export const waitsFor = (status: ApplicationStatus, isFeeDue: boolean): ApplicationRole | null =>
  status === 'Payment Requested' && !isFeeDue ? 'provider' : WAITS_FOR[status]

const STEPS: readonly ApplicationStatus[] = APPLICATION_STATUSES.filter((status) => status !== 'Canceled')

/** The remaining steps if everything goes well. */
export function stepsAhead(status: ApplicationStatus, isFeeDue: boolean): ApplicationStatus[] {
  const place = STEPS.indexOf(status)
  if (place < 0) return []
  return STEPS.slice(place + 1).filter((step) => step !== 'Payment Requested' || isFeeDue)
}
