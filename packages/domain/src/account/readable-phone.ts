/** The codes of two digits; but for 1 and 7, all others have three (E.164). */
const TWO_DIGITS = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

function codeLength(digits: string): number {
  if (/^[17]/.test(digits)) return 1
  return TWO_DIGITS.test(digits) ? 2 : 3
}

/**
 * A number that is kept (`+46701234567`) as people can read and compare it: the country's code apart. How the rest is
 * grouped differs by country and by kind of number, so it stays in one piece; only North America has one way for all.
 * Anything else stays as it is.
 */
export function readablePhone(kept: string): string {
  if (!/^\+\d{7,15}$/.test(kept)) return kept
  const digits = kept.slice(1)
  const code = codeLength(digits)
  const rest = digits.slice(code)
  const [, ...american] = (digits.startsWith('1') && /^(\d{3})(\d{3})(\d{4})$/.exec(rest)) || []
  return [`+${digits.slice(0, code)}`, ...(american.length > 0 ? american : [rest])].join(' ')
}
