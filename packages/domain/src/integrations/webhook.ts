/** What other systems can learn by a webhook (OF-10). They hold ids, never names or answers of a form. */
export const WEBHOOK_EVENTS = [
  'certification.issued',
  'certification.revoked',
  'enrolment.created',
  'course.completed',
  'application.completed',
  'purchase.applied',
  'purchase.failed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds before each further attempt, as the Standard Webhooks suggest: about three days in all. */
const PAUSES = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** When to try again after this many failed attempts; undefined after the last. */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * 1000)
}
