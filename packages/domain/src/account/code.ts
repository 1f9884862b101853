import { asciiDigits } from './ascii-digits.ts'

export const CODE_MINUTES = 10
export const CODE_ATTEMPTS = 5

/** The registration code to use when code mails are bypassed (CO-04). */
export const BYPASSED_CODE = '000000'

const CODE_DIGITS = 6

export type MailedCode = { attempts: number; expiresAt: Date }

/** Takes a number drawn uniformly from 0 to 999,999. */
export function codeFrom(number: number): string {
  return String(number).padStart(CODE_DIGITS, '0')
}

export const CODE_SPACE = 10 ** CODE_DIGITS

/** People copy codes with spaces and type them with the digits of their own script. */
export function readCode(typed: string): string | undefined {
  const digits = asciiDigits(typed).replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

export function isCodeOver(code: MailedCode, now: Date): boolean {
  return code.attempts > CODE_ATTEMPTS || code.expiresAt <= now
}

export function attemptsLeft(code: MailedCode): number {
  return Math.max(0, CODE_ATTEMPTS - code.attempts)
}
