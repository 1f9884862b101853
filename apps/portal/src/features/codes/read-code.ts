import { codeIn, codeKey } from '@fathom/domain/codes'

/** An example code, for users who have something else. */
export const EXAMPLE = 'FD-0000-00'

/** The code in a scanned QR text; undefined if it contains something else. */
export function findCode(scanned: string): string | undefined {
  const code = codeIn(scanned, location.origin)
  return codeKey(code) ? code : undefined
}
