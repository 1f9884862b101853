import type { SignedForm } from '@fathom/domain/trust'
import { type DocumentRow, isMedicalRequired, isPhysicianRequired } from './document.store.ts'
import type { VerifiedStanding } from './verify-form.ts'

/** What a copy of a form states: its status in one word, and until when it counts if it does. */
export type StatedOutcome = { outcome: SignedForm['outcome']; until: Date | null }

/**
 * A refusal comes first, also of the person before this form was signed; then a pending signature or approval.
 * An approval by someone who teaches is none. Only a form that counts now has a good outcome and an end, because
 * the copy is also read where nobody can ask us.
 */
export function outcomeOf(
  row: DocumentRow,
  { state, end, isGuardianAwaited }: Pick<VerifiedStanding, 'state' | 'end' | 'isGuardianAwaited'>,
): StatedOutcome {
  const isRefused = row.physician_outcome === 'declined' || row.declined_since
  if (isRefused || state === 'decision-awaited' || state === 'declined')
    return { outcome: 'declined', until: null }
  if (isMedicalRequired(row) || state === 'physician-awaited' || state === 'physician-teaches')
    return { outcome: 'medical-required', until: null }
  // Whether a guardian has to sign is open until the birth date is confirmed, and readers of a copy know no other word.
  if (isGuardianAwaited || state === 'birth-date-awaited') return { outcome: 'guardian-awaited', until: null }
  if (state === 'details-changed' || state === 'replaced' || state === 'expired')
    return { outcome: state, until: null }
  return { outcome: 'completed', until: end }
}

/**
 * What was decided on this form, whatever happened since. A physician's decision is of this form only; a copy
 * says separately why the form no longer counts.
 */
export function ownOutcome(
  row: DocumentRow,
  { isGuardianAwaited }: Pick<VerifiedStanding, 'isGuardianAwaited'>,
) {
  if (row.physician_outcome === 'declined') return 'declined'
  if (row.physician_outcome === null && isPhysicianRequired(row)) return 'medical-required'
  if (isGuardianAwaited) return 'guardian-awaited'
  return row.physician_outcome ?? 'completed'
}

/** Why a form doesn't count, in the order in which a copy says it. */
export type Ended =
  | { by: 'refusal'; at: Date; isBefore: boolean }
  | { by: 'replaced' | 'expired' | 'details-changed' | 'physician-teaches' | 'birth-date-awaited' }

const ENDS = ['expired', 'details-changed', 'physician-teaches', 'birth-date-awaited'] as const

export function endsOf(
  row: DocumentRow,
  { state, replacedAt, refusedAt }: Pick<VerifiedStanding, 'state' | 'replacedAt' | 'refusedAt'>,
): Ended[] {
  const isOwn = row.physician_outcome === 'declined'
  const ended = ENDS.find((each) => each === state)
  return [
    ...(refusedAt && !isOwn
      ? [{ by: 'refusal', at: refusedAt, isBefore: refusedAt < row.created_at } as const]
      : []),
    ...(replacedAt ? [{ by: 'replaced' } as const] : []),
    ...(ended && !replacedAt ? [{ by: ended } as const] : []),
  ]
}
