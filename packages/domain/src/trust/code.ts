import { fromBase45, toBase45 } from './base45.ts'
import type { Bytes } from './bytes.ts'
import { readCose, type Sign, type Signed, signCose } from './cose.ts'
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
  | { is: 'signed'; signed: Signed; statement: Statement }

/** Line breaks come from pasting; the characters of a code never end in a space. */
export function readCode(text: string): ReadCode {
  const code = text.replaceAll(/[\r\n\t]/g, '').trim()
  if (!code.startsWith(PREFIX)) return { is: 'foreign' }
  const bytes = code.length <= MOST_CHARACTERS ? fromBase45(code.slice(PREFIX.length)) : undefined
  const signed = bytes && readCose(bytes)
  const statement = signed && readStatement(signed.payload)
  return statement ? { is: 'signed', signed, statement } : { is: 'broken' }
}
