import { asciiDigits } from '../account/index.ts'

/** No code is longer; whoever pastes a page has pasted something else. */
const MOST_SIGNS = 40

/** Read off paper these are one sign. */
const ALIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/**
 * What a code is known by, however it is typed: blanks, dashes, case, wide letters and the digits of other scripts do
 * not count, nor whether a round sign is a letter or a digit. Undefined when no code looks like this.
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
 * What a QR of a voucher holds: the code itself, or a link to the page that redeems it. A link elsewhere stays as it is,
 * and so is no code. `home` is where the portal stands, as `https://portal.example`.
 */
export function codeIn(scanned: string, home: string): string {
  const text = scanned.trim()
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text
  const { origin, pathname, searchParams } = new URL(text)
  if (origin !== home || pathname !== REDEEMING) return text
  return searchParams.get('code') ?? text
}
