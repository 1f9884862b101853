import type { VerifiedFormWire } from '@fathom/contract/forms'
import type { Judgement, SignedForm, Verdict } from '@fathom/domain/trust'

/** How a form stands at the server; `gone` if it isn't stored any more. Undefined if nobody could be asked. */
export type FormNow = VerifiedFormWire | 'gone' | undefined

/** A genuine form may have lost its effect since, or still wait for a signature. */
export type ShownVerdict = Verdict | 'pending' | 'declined' | 'replaced' | 'details-changed'

const stateOf = (now: FormNow) => (typeof now === 'object' ? now.state : undefined)

/** Undefined where there is nothing to say: then the outcome in the code stands. */
const OUTCOMES: Readonly<Record<VerifiedFormWire['state'], SignedForm['outcome'] | undefined>> = {
  cleared: 'completed',
  'guardian-awaited': 'guardian-awaited',
  // As in the code itself: whether a guardian has to sign is open.
  'birth-date-awaited': 'guardian-awaited',
  'physician-awaited': 'medical-required',
  'physician-teaches': 'medical-required',
  'decision-awaited': 'declined',
  declined: 'declined',
  missing: undefined,
  expired: 'expired',
  replaced: 'replaced',
  'details-changed': 'details-changed',
}

/** The outcome now if the server was asked, or else when the copy was made. */
export function outcomeNow({ outcome }: SignedForm, now: FormNow): SignedForm['outcome'] {
  const state = stateOf(now)
  return (state && OUTCOMES[state]) ?? outcome
}

/** TS-10: the signature says whether a form is genuine; this also says whether it counts. */
export function shownVerdict({ verdict, statement }: Judgement, now: FormNow): ShownVerdict {
  const subject = statement?.subject
  if (subject?.kind !== 'document' || (verdict !== 'valid' && verdict !== 'expired')) return verdict
  const outcome = outcomeNow(subject, now)
  if (outcome === 'declined') return 'declined'
  if (verdict === 'expired' || outcome === 'expired') return 'expired'
  if (outcome === 'replaced' || outcome === 'details-changed') return outcome
  return outcome === 'completed' ? 'valid' : 'pending'
}
