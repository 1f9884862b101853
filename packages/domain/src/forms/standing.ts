/** TS-10: questionnaire and release count for this long from the day on which the diver signed. */
const VALID_MONTHS = 12

export function validUntil(signedAt: Date): Date {
  const end = new Date(signedAt)
  end.setUTCMonth(end.getUTCMonth() + VALID_MONTHS)
  return end
}

export const isExpired = (signedAt: Date, now: Date): boolean =>
  validUntil(signedAt).getTime() <= now.getTime()

/** Where a form stands for the people who dive with the diver (TS-04). */
export const FORM_STATES = [
  'missing',
  'details-changed',
  'guardian-awaited',
  'physician-awaited',
  'cleared',
  'expired',
  'declined',
] as const
export type FormState = (typeof FORM_STATES)[number]

type SignedFacts = {
  signedAt: Date
  isGuardianAwaited: boolean
  isPhysicianAwaited: boolean
  isDeclined: boolean
  /** It was signed under another name, or a birth date with other rules, than the account has now. */
  isDetailsChanged: boolean
}

/**
 * The newest form decides. What expired asks to be renewed, whoever else was awaited. Other details don't hide
 * a physician's refusal.
 */
export function formState(form: SignedFacts | undefined, now: Date): FormState {
  if (!form) return 'missing'
  if (isExpired(form.signedAt, now)) return 'expired'
  if (form.isDeclined) return 'declined'
  if (form.isDetailsChanged) return 'details-changed'
  if (form.isGuardianAwaited) return 'guardian-awaited'
  return form.isPhysicianAwaited ? 'physician-awaited' : 'cleared'
}
