import type { FormState, PhysicianRequest } from '../forms/index.ts'
import { type CertifyFacts, cardRefusal, type Missing } from './certify.ts'
import type { Course } from './course.ts'
import type { Enrolment } from './enrolment.ts'
import { type ActivityProgress, theoryOf } from './progress.ts'

export type StuckReason = 'not-begun' | 'idle' | 'exam-failed'

/** A form that keeps a student out of the water, why, and since when if that is known. */
export type FormInTheWay = {
  form: 'medical' | 'release'
  state: FormState
  request: PhysicianRequest
  since: string | null
  /** An uploaded page waits to be checked by those who teach. */
  isPageWaiting?: boolean
}

/**
 * TS-04: nobody goes into the water without both forms, whatever the course requires for its card.
 */
export const formsInTheWay = (facts: Pick<CertifyFacts, 'medical' | 'release'>): FormInTheWay[] =>
  (['medical', 'release'] as const).flatMap((form) => {
    const { isDone, state, request, since, isPageWaiting } = facts[form]
    return isDone ? [] : [{ form, state, request, since, ...(isPageWaiting && { isPageWaiting }) }]
  })

export type SignedForm = { form: FormInTheWay['form']; at: string }

/** The forms that count now, with the day of the first signature: before it, the form was missing. */
export const formsSigned = (facts: Pick<CertifyFacts, 'medical' | 'release'>): SignedForm[] =>
  (['medical', 'release'] as const).flatMap((form) => {
    const { firstSignedAt: at } = facts[form]
    return at === undefined ? [] : [{ form, at }]
  })

/**
 * What is in the way now and was at an earlier moment: a form that ended since counted then. Times are in one format,
 * so they compare as text.
 */
export const formsInTheWayAt = <F extends Pick<FormInTheWay, 'state' | 'since'>>(
  forms: readonly F[],
  at: string,
): F[] => forms.filter(({ state, since }) => !(state === 'expired' && since !== null && since > at))

/**
 * `ready` has finished the theory and is cleared for the water; `uncleared` has finished it, but a form is in
 * the way, or a birth date that waits for a confirmation is in the way of the card; `stuck` needs a message from the instructor; `certified` has the card.
 */
export type StudentState =
  | { state: 'certified' | 'certifiable' | 'uncleared' | 'ready' | 'going'; reason: null }
  | { state: 'stuck'; reason: StuckReason }

const DAY_MS = 86_400_000
const IDLE_DAYS = 14
const FAILED_TIMES = 2

/** A student's state, as shown to the people who teach them (SC-16). */
export function studentState(
  { enrolledAt, certifiedAt }: Pick<Enrolment, 'enrolledAt' | 'certifiedAt'>,
  course: Pick<Course, 'requirements'>,
  activityProgress: readonly ActivityProgress[],
  known: { missing: readonly Missing[]; inTheWay: readonly FormInTheWay[]; isBirthDateUnconfirmed: boolean },
  now: Date,
): StudentState {
  if (certifiedAt !== null) return { state: 'certified', reason: null }
  const refusal = cardRefusal(course, known)
  if (refusal === undefined) return { state: 'certifiable', reason: null }
  if (refusal === 'birth-date-unconfirmed') return { state: 'uncleared', reason: null }
  // Without lessons there is no theory to wait for.
  if (activityProgress.length === 0 || theoryOf(activityProgress).isComplete)
    return { state: known.inTheWay.length > 0 ? 'uncleared' : 'ready', reason: null }
  const reason = stuckReason(enrolledAt, activityProgress, now)
  return reason ? { state: 'stuck', reason } : { state: 'going', reason: null }
}

/** How often an exam was finished without passing; with several exams, the highest count. */
export function examFailures(activityProgress: readonly ActivityProgress[]): number {
  const times = ({ attempts }: ActivityProgress) =>
    attempts.filter(({ status }) => status === 'failed').length
  return Math.max(0, ...activityProgress.filter(({ kind }) => kind === 'exam').map(times))
}

function stuckReason(
  enrolledAt: string,
  activityProgress: readonly ActivityProgress[],
  now: Date,
): StuckReason | undefined {
  const open = activityProgress.filter(({ isDone }) => !isDone)
  if (examFailures(open) >= FAILED_TIMES) return 'exam-failed'
  const uses = activityProgress.flatMap(({ latest }) => (latest ? [latest.updatedAt] : [])).sort()
  const isLongAgo = (at: string) => now.getTime() - Date.parse(at) > IDLE_DAYS * DAY_MS
  const last = uses.at(-1)
  if (last === undefined) return isLongAgo(enrolledAt) ? 'not-begun' : undefined
  return isLongAgo(last) ? 'idle' : undefined
}
