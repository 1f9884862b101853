import { clearanceEnd } from './examination.ts'

/** TS-10: questionnaire and release count for this long from the day on which the diver signed. */
const VALID_MONTHS = 12

type Counted = {
  signedAt: Date
  /** The day on which the physician who approved it examined the diver. */
  examinedOn?: string | undefined
}

/**
 * The answers count for 12 months, and so does an examination: whichever ends first. A form that was approved
 * long after the examination ends with the examination.
 */
export function validUntil({ signedAt, examinedOn }: Counted): Date {
  const end = new Date(signedAt)
  end.setUTCMonth(end.getUTCMonth() + VALID_MONTHS)
  const cleared = examinedOn === undefined ? end : clearanceEnd(examinedOn)
  return cleared < end ? cleared : end
}

export const isExpired = (form: Counted, now: Date): boolean => validUntil(form).getTime() <= now.getTime()

/** Where a form stands for the people who dive with the diver (TS-04). */
export const FORM_STATES = [
  'missing',
  'details-changed',
  'guardian-awaited',
  'physician-awaited',
  'decision-awaited',
  'physician-teaches',
  'birth-date-awaited',
  'cleared',
  'expired',
  'declined',
] as const
export type FormState = (typeof FORM_STATES)[number]

/** Whether a physician was asked about a form: nobody yet, someone who hasn't answered, or someone who won't. */
export const PHYSICIAN_REQUESTS = ['none', 'asked', 'refused'] as const
export type PhysicianRequest = (typeof PHYSICIAN_REQUESTS)[number]

const AWAITED = {
  'physician-awaited': {
    none: 'physician-unasked',
    asked: 'physician-awaited',
    refused: 'physician-refused',
  },
  'decision-awaited': { none: 'decision-unasked', asked: 'decision-awaited', refused: 'decision-refused' },
} as const

/** The state in the words of every list: while a physician is required, what is next depends on who was asked. */
export const shownState = (state: FormState, request: PhysicianRequest) =>
  state === 'physician-awaited' || state === 'decision-awaited' ? AWAITED[state][request] : state

/** The state as those who teach see it: an uploaded page waits for them, and a refusal stays visible. */
export function teacherState(state: FormState, request: PhysicianRequest, isPageWaiting: boolean) {
  if (isPageWaiting && state === 'physician-awaited') return 'page-waiting'
  if (isPageWaiting && state === 'decision-awaited') return 'decision-page'
  return shownState(state, request)
}

type SignedFacts = Counted & {
  isGuardianAwaited: boolean
  isPhysicianAwaited: boolean
  /** A physician declined this very form, or declined the person after another had approved it. */
  isDeclined: boolean
  /** A physician's refusal of the person that still holds for this form. */
  isRefusalStanding: boolean
  /** It was signed under another name, or a birth date with other rules, than the account has now. */
  isDetailsChanged: boolean
  /** Who approved it is known to us now as someone who earns by the dive. */
  isPhysicianTeaching: boolean
  /** TS-05: the diver signed alone as an adult, and a minor of the same name is known where the diver is taught. */
  isBirthDateAwaited: boolean
}

/**
 * The newest form decides. A standing refusal comes first: neither new answers, nor other details, nor time
 * hides it. What expired asks to be renewed, no matter who else was awaited.
 */
export function formState(form: SignedFacts | undefined, now: Date): FormState {
  if (!form) return 'missing'
  const isOver = isExpired(form, now)
  if (form.isRefusalStanding)
    return form.isDeclined || form.isDetailsChanged || isOver ? 'declined' : 'decision-awaited'
  if (isOver) return 'expired'
  if (form.isDeclined) return 'declined'
  if (form.isDetailsChanged) return 'details-changed'
  if (form.isGuardianAwaited) return 'guardian-awaited'
  if (form.isPhysicianAwaited) return 'physician-awaited'
  if (form.isPhysicianTeaching) return 'physician-teaches'
  return form.isBirthDateAwaited ? 'birth-date-awaited' : 'cleared'
}
