import { codeIn, codeKey } from '@fathom/domain/codes'

/** What a code looks like, for whoever has something else. */
export const EXAMPLE = 'FD-0000-00'

/** The code in what a QR holds; undefined when it holds something else. */
export function findCode(scanned: string): string | undefined {
  const code = codeIn(scanned, location.origin)
  return codeKey(code) ? code : undefined
}
