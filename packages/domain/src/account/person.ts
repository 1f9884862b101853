/** Catches typos only: just the mailed code proves that an address is real. */
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@.<>(),;:"[\]\\]{2,}$/

export const EMAIL_MAX_LENGTH = 254

/** An empty value means not specified. */
export const GENDERS = ['female', 'male', 'other', ''] as const
export type Gender = (typeof GENDERS)[number]

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text)
}

/** `YYYY-MM-DD`, a real day, not before 1900 and not after today. */
export function isBirthdate(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900-01-01' || text > today) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export const isGender = (text: string): text is Gender => GENDERS.some((gender) => gender === text)

/** What visitors say they are at sign-up (RT-20). It never determines the affiliate type. */
export const SIGN_UP_TYPES = ['diver', 'student', 'pro', 'store'] as const
export type SignUpType = (typeof SIGN_UP_TYPES)[number]

export function readSignUpType(text: string | undefined): SignUpType {
  return SIGN_UP_TYPES.find((type) => type === text) ?? 'diver'
}
