export const PASSWORD_MIN_LENGTH = 6

const UPPER = /\p{Lu}/u
const LOWER = /\p{Ll}/u

export type NewPasswordProblem = 'passwordInvalid' | 'passwordMismatch'

/** Spec §5: at least six characters, including an uppercase and a lowercase letter. */
export function isValidPassword(password: string): boolean {
  return [...password].length >= PASSWORD_MIN_LENGTH && UPPER.test(password) && LOWER.test(password)
}

type Named = { email: string; givenName: string; familyName: string }

const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')

/** [TS-23] Whether a password is the person's own name or e-mail address, digits and signs left aside. */
export function isPersonalPassword(password: string, { email, givenName, familyName }: Named): boolean {
  const names = [givenName, familyName, givenName + familyName, familyName + givenName]
  const addresses = [email, email.slice(0, email.lastIndexOf('@'))]
  return [...names, ...addresses].some(
    (text) => lettersOf(text) !== '' && lettersOf(text) === lettersOf(password),
  )
}

export function newPasswordProblem(password: string, confirmation: string): NewPasswordProblem | undefined {
  if (!isValidPassword(password)) return 'passwordInvalid'
  return password === confirmation ? undefined : 'passwordMismatch'
}

/** Signs that stand for letters, which attackers try too. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

export const plainLetters = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => LOOKS_LIKE[sign] ?? sign)

const withoutEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** [TS-23] What is left of a password without signs for letters, and without what was added at its ends. */
export function passwordStems(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase()
  return [
    lower,
    withoutEnds(lower),
    plainLetters(lower),
    withoutEnds(plainLetters(lower)),
    plainLetters(withoutEnds(lower)),
  ]
}
