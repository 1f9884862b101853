import type { ApplicationRole, ApplicationStatus } from './status.ts'

const WAITS_FOR: Readonly<Record<ApplicationStatus, ApplicationRole | null>> = {
  Draft: 'applicant',
  'Submitted to Instructor': 'instructor',
  'Member Review': 'instructor',
  'Provider Review': 'provider',
  'Payment Requested': 'applicant',
  Canceled: null,
  Complete: null,
}

/** Whose turn it is; nobody's when it is over. A payment that has come leaves the rest to the provider. */
export const waitsFor = (status: ApplicationStatus, isFeeDue: boolean): ApplicationRole | null =>
  status === 'Payment Requested' && !isFeeDue ? 'provider' : WAITS_FOR[status]

const WAY: readonly ApplicationStatus[] = [
  'Draft',
  'Submitted to Instructor',
  'Member Review',
  'Provider Review',
  'Payment Requested',
  'Complete',
]

/** What is still to come, when all goes well. */
export function stepsAhead(status: ApplicationStatus, isFeeDue: boolean): ApplicationStatus[] {
  const place = WAY.indexOf(status)
  if (place < 0) return []
  return WAY.slice(place + 1).filter((step) => step !== 'Payment Requested' || isFeeDue)
}
