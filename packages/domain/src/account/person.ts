import { isLookAlikeDomain } from './look-alike-domain.ts'

/** Catches typos only: just the mailed code proves that an address is real. */
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@.<>(),;:"[\]\\]{2,}$/

export const EMAIL_MAX_LENGTH = 254

/** An empty value means not specified. */
export const GENDERS = ['female', 'male', 'other', ''] as const
export type Gender = (typeof GENDERS)[number]

/** Letters of other scripts look like ours, and some characters don't show: no two accounts may look the same. */
const PLAIN = /^[\x21-\x7e]+$/

/** A character that shows nothing, such as those that come along when an address is copied. */
export const hasHiddenCharacter = (text: string): boolean =>
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text)

export function isEmail(text: string): boolean {
  const isWritten = text.length <= EMAIL_MAX_LENGTH && PLAIN.test(text) && EMAIL.test(text)
  return isWritten && !isLookAlikeDomain(text.slice(text.lastIndexOf('@') + 1))
}

/**
 * The one spelling under which we store and look up an address: full-width letters become plain ones, a domain in
 * another script becomes its registered form (`xn--…`), and upper case becomes lower case.
 */
export function normalEmail(text: string): string {
  const plain = text.normalize('NFKC').trim().toLowerCase()
  const at = plain.lastIndexOf('@')
  return at === -1 || PLAIN.test(plain)
    ? plain
    : `${plain.slice(0, at)}@${registeredDomain(plain.slice(at + 1))}`
}

function registeredDomain(domain: string): string {
  // The parser of addresses drops invisible characters, which must stay to be refused.
  if (/\p{Default_Ignorable_Code_Point}|\p{Cc}|\s|[/?#:@]/u.test(domain)) return domain
  return URL.canParse(`https://${domain}`) ? new URL(`https://${domain}`).hostname : domain
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
