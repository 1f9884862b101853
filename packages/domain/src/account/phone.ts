import { asciiDigits } from './ascii-digits.ts'

/** The phone type that is sent to the sync queue (CA-11). */
export const MOBILE_PHONE_TYPE = 2

export const SYNC_STATUSES = ['pending', 'delivered', 'failed', 'kept'] as const
export type SyncStatus = (typeof SYNC_STATUSES)[number]

/**
 * The stored form of a number: a plus, the country code and up to fifteen digits in all (E.164). Accepts
 * spaces, brackets, digits of other scripts and 00 for the plus; returns undefined for anything else.
 */
export function readPhoneNumber(typed: string): string | undefined {
  const plain = asciiDigits(typed)
    .replace(/[\s\u00a0\u2000-\u200f\u202f().\-/\u2010-\u2013]/g, '')
    .replace(/^\uff0b/, '+')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : undefined
}

/** The number is optional: an empty one removes the stored number. */
export function isPhoneOrEmpty(typed: string): boolean {
  return typed.trim() === '' || readPhoneNumber(typed) !== undefined
}
