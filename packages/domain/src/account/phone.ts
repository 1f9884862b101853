import { asciiDigits } from './ascii-digits.ts'

/** The type of the number that the sync queue is told of (CA-11). */
export const MOBILE_PHONE_TYPE = 2

export const SYNC_STATUSES = ['pending', 'delivered', 'failed', 'kept'] as const
export type SyncStatus = (typeof SYNC_STATUSES)[number]

/**
 * The number as it is kept: a plus, the country's code and up to fifteen digits in all (E.164). People write it with
 * spaces, brackets and the digits of their script, or with 00 for the plus. Undefined when it is no such number.
 */
export function readPhoneNumber(typed: string): string | undefined {
  const plain = asciiDigits(typed)
    .replace(/[\s\u00a0\u2000-\u200f\u202f().\-/\u2010-\u2013]/g, '')
    .replace(/^\uff0b/, '+')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : undefined
}

/** Nobody must have a number: an empty one removes what is kept. */
export function isPhoneOrEmpty(typed: string): boolean {
  return typed.trim() === '' || readPhoneNumber(typed) !== undefined
}
