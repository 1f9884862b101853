/** The two-digit country codes. Except for 1 and 7, all others have three digits (E.164). */
const TWO_DIGITS = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

function codeLength(digits: string): number {
  if (/^[17]/.test(digits)) return 1
  return TWO_DIGITS.test(digits) ? 2 : 3
}

/**
 * Formats a stored number (`+46701234567`) so that people can read and compare it, with the country code set
 * apart. Grouping of the rest differs by country and type of number, so only North American numbers are
 * grouped; anything else is returned unchanged.
 */
export function readablePhone(stored: string): string {
  if (!/^\+\d{7,15}$/.test(stored)) return stored
  const digits = stored.slice(1)
  const code = codeLength(digits)
  const rest = digits.slice(code)
  const [, ...american] = (digits.startsWith('1') && /^(\d{3})(\d{3})(\d{4})$/.exec(rest)) || []
  return [`+${digits.slice(0, code)}`, ...(american.length > 0 ? american : [rest])].join(' ')
}
