import type { NotificationKind } from './kinds.ts'

/**
 * `security` notifications are pushed and mailed at once, regardless of preferences. `matters` is pushed at
 * once and mailed to people who are away; `rest` waits for the daily summary.
 */
type Importance = 'security' | 'matters' | 'rest'

const IMPORTANCE = {
  'account-changed-by-staff': 'security',
  'accounts-merged': 'security',
  'application-followed': 'rest',
  'application-moved': 'matters',
  'application-returned': 'matters',
  'application-submitted': 'matters',
  'birth-date-confirmed': 'matters',
  'birth-date-unconfirmed': 'matters',
  'card-corrected': 'matters',
  'card-issued': 'matters',
  'card-name-confirmed': 'matters',
  'card-name-refused': 'matters',
  'card-revoked': 'matters',
  'class-assigned': 'matters',
  'class-edited': 'matters',
  'class-joined': 'matters',
  'class-reassigned': 'matters',
  'club-trial-ending': 'rest',
  'code-redeemed': 'rest',
  'code-shared': 'matters',
  'course-completed': 'rest',
  'dsd-ready': 'matters',
  'evaluation-refused': 'matters',
  'evaluation-uploaded': 'matters',
  'form-approved': 'matters',
  'form-declined': 'matters',
  'form-due': 'matters',
  'guardian-refused': 'matters',
  'guardian-signed': 'matters',
  'instructor-assigned': 'matters',
  'log-returned': 'matters',
  'log-submitted': 'matters',
  'log-verified': 'rest',
  'merge-undone': 'security',
  'message-received': 'matters',
  'office-items': 'rest',
  'password-changed': 'security',
  'photo-approved': 'rest',
  'photo-refused': 'matters',
  'physician-refused': 'matters',
  'session-added': 'matters',
  'session-canceled': 'matters',
  'session-moved': 'matters',
  'sessions-changed': 'matters',
  'sign-in-new': 'security',
  'student-assigned': 'matters',
  'student-joined': 'matters',
  'student-ready': 'rest',
  welcome: 'rest',
} as const satisfies Record<NotificationKind, Importance>

/** A kind that this build doesn't know yet, as during the rollout of a newer one, can wait. */
export const importanceOf = (kind: string): Importance =>
  Object.hasOwn(IMPORTANCE, kind) ? IMPORTANCE[kind as NotificationKind] : 'rest'

/** These kinds already have their own e-mail. */
export const hasLetter = (kind: string): boolean => kind === 'password-changed' || kind === 'code-shared'

/** How long something may stay unread before it is mailed. */
const AWAY_AFTER_MS = 120_000

/** An open page doesn't prove that anyone is reading, so what stays unread this long is mailed anyway. */
const PRESENT_AT_MOST_MS = 3_600_000

const LOOK_AGAIN_MS = 600_000

type Attention = { createdAt: Date; lastSeenAt: Date | undefined; now: Date }

/** Whether a person who hasn't read it by now is away. */
export function isAway({ createdAt, lastSeenAt, now }: Attention): boolean {
  const age = now.getTime() - createdAt.getTime()
  if (age < AWAY_AFTER_MS) return false
  if (age >= PRESENT_AT_MOST_MS || lastSeenAt === undefined) return true
  return now.getTime() - lastSeenAt.getTime() >= AWAY_AFTER_MS
}

/** When to check again for a person who wasn't away. */
export function nextLook({ createdAt, now }: Attention): Date {
  const first = createdAt.getTime() + AWAY_AFTER_MS
  if (now.getTime() < first) return new Date(first)
  return new Date(Math.min(now.getTime() + LOOK_AGAIN_MS, createdAt.getTime() + PRESENT_AT_MOST_MS))
}
