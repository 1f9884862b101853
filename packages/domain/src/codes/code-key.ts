import { asciiDigits } from '../account/index.ts'

/** No code is longer than this; a longer paste is something else. */
const MOST_SIGNS = 40

/** Characters that look the same on paper. */
const ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/**
 * Normalizes a typed code: ignores blanks, dashes, case, full-width letters, digits of other scripts, and
 * letters that look like digits. Returns undefined if no code looks like this.
 */
export function codeKey(typed: string): string | undefined {
  const signs = asciiDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Pd}\p{Pc}.·]/gu, '')
    .toUpperCase()
  if (signs.length > MOST_SIGNS || !/^[A-Z\d]{4,}$/.test(signs)) return undefined
  return signs.replace(/[OIL]/g, (sign) => ALIKE[sign] ?? sign)
}

const REDEEMING = '/codes'

/**
 * Extracts the code from the QR code of a voucher, which contains the code itself or a link to the page that
 * redeems it. A link to another site is returned unchanged, so it's rejected as a code. `home` is the origin
 * of the portal, such as `https://portal.example`.
 */
export function codeIn(scanned: string, home: string): string {
  const text = scanned.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text
  const { origin, pathname, searchParams } = new URL(text)
  if (origin !== home || pathname !== REDEEMING) return text
  return searchParams.get('code') ?? text
}
