/** Instructor and dive center are one side: both answer the student. */
export type ThreadSide = 'student' | 'teacher'

export const WRITE_REFUSALS = ['enrolment-ended', 'nobody-teaches', 'minor-unaccompanied'] as const
export type WriteRefusal = (typeof WRITE_REFUSALS)[number]

export type ThreadFacts = {
  isEnded: boolean
  hasInstructor: boolean
  hasCenter: boolean
  isMinor: boolean
  /** Whether a guardian gets a copy of each message. */
  hasGuardian: boolean
}

/**
 * Whether anyone may write in the conversation of an enrollment. With a minor someone else always reads along:
 * the dive center or the guardian.
 */
export function mayWrite(facts: ThreadFacts): { granted: true } | { granted: false; reason: WriteRefusal } {
  const reason = refusalOf(facts)
  return reason ? { granted: false, reason } : { granted: true }
}

function refusalOf({ isEnded, hasInstructor, hasCenter, isMinor, hasGuardian }: ThreadFacts) {
  if (isEnded) return 'enrolment-ended'
  if (!hasInstructor && !hasCenter) return 'nobody-teaches'
  if (isMinor && !hasCenter && !hasGuardian) return 'minor-unaccompanied'
  return undefined
}
