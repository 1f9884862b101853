export const PASSWORD_MIN_LENGTH = 6

const UPPER = /\p{Lu}/u
const LOWER = /\p{Ll}/u

export type NewPasswordProblem = 'passwordInvalid' | 'passwordMismatch'

/** Spec §5: at least six characters, including an uppercase and a lowercase letter. */
export function isValidPassword(password: string): boolean {
  return [...password].length >= PASSWORD_MIN_LENGTH && UPPER.test(password) && LOWER.test(password)
}

export function newPasswordProblem(password: string, confirmation: string): NewPasswordProblem | undefined {
  if (!isValidPassword(password)) return 'passwordInvalid'
  return password === confirmation ? undefined : 'passwordMismatch'
}
