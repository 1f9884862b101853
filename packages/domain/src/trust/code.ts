import { fromBase45, toBase45 } from './base45.ts'
import type { Bytes } from './bytes.ts'
import { readCose, type Sign, type Signed, signCose } from './cose.ts'
import { countMissing } from './cut-cose.ts'
import { readStatement, type Statement, writeStatement } from './statement.ts'

/** The prefix of all our codes; the digit is the version of the format. */
const PREFIX = 'FATHOM1:'
/** Issue 8: the QR code stays readable on a scratched screen. */
export const MOST_CHARACTERS = 1000

/** The text of the QR code. The same statement and key always give the same text. */
export async function writeCode(statement: Statement, keyId: Bytes, sign: Sign): Promise<string> {
  const text = PREFIX + toBase45(await signCose(writeStatement(statement), keyId, sign))
  if (text.length > MOST_CHARACTERS) throw new RangeError(`a code of ${text.length} characters is too long`)
  return text
}

export type ReadCode =
  | { is: 'foreign' }
  /** It has our prefix, but we wouldn't have written the rest. */
  | { is: 'broken' }
  /** It's valid so far, but its end is missing. */
  | { is: 'cut' }
  | { is: 'signed'; signed: Signed; statement: Statement }

/** Removes line breaks from pasting. Trimming is safe, because a code never ends in a space. */
export function readCode(text: string): ReadCode {
  const code = text.replaceAll(/[\r\n\t]/g, '').trim()
  if (!code.startsWith(PREFIX)) return { is: 'foreign' }
  if (code.length > MOST_CHARACTERS) return { is: 'broken' }
  const text45 = code.slice(PREFIX.length)
  const bytes = fromBase45(text45)
  const signed = bytes && readCose(bytes)
  const statement = signed && readStatement(signed.payload)
  if (statement) return { is: 'signed', signed, statement }
  return { is: isCut(text45) ? 'cut' : 'broken' }
}

/** Two characters after the last group of three may be the last byte of a complete code. */
function isCut(text45: string): boolean {
  const over = text45.length % 3
  const bytes = fromBase45(text45.slice(0, text45.length - over))
  return bytes !== undefined && countMissing(bytes) > (over === 2 ? 1 : 0)
}
