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
    .replaceAll(/[^\p{L}@.]/gu, '')

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
