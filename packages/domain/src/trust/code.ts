import { fromBase45, toBase45 } from './base45.ts'
import type { Bytes } from './bytes.ts'
import { readCose, type Sign, type Signed, signCose } from './cose.ts'
import { countMissing } from './cut-cose.ts'
import { readStatement, type Statement, writeStatement } from './statement.ts'

/** What every code of ours begins with; the digit is the version of the format. */
const PREFIX = 'FATHOM1:'
/** Issue 8: a QR code that a scratched screen still shows. */
export const MOST_CHARACTERS = 1000

/** The text of the QR code. The same statement and key give the same text. */
export async function writeCode(statement: Statement, keyId: Bytes, sign: Sign): Promise<string> {
  const text = PREFIX + toBase45(await signCose(writeStatement(statement), keyId, sign))
  if (text.length > MOST_CHARACTERS) throw new RangeError(`a code of ${text.length} characters is too long`)
  return text
}

export type ReadCode =
  | { is: 'foreign' }
  /** It begins as one of ours, and nothing we would have written follows. */
  | { is: 'broken' }
  /** So far it is as we would have written it, and its end is missing. */
  | { is: 'cut' }
  | { is: 'signed'; signed: Signed; statement: Statement }

/** Line breaks come from pasting; the characters of a code never end in a space. */
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

/** Two characters behind the last three may be the last byte of a code that is whole. */
function isCut(text45: string): boolean {
  const over = text45.length % 3
  const bytes = fromBase45(text45.slice(0, text45.length - over))
  return bytes !== undefined && countMissing(bytes) > (over === 2 ? 1 : 0)
}
