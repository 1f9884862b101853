import { fromBase45, toBase45 } from './base45.ts'
import type { Bytes } from './bytes.ts'
import { readCose, type Sign, type Signed, signCose } from './cose.ts'
import { countMissing } from './cut-cose.ts'
import { DEVICE_VERSION, type DeviceCode, readDeviceCode } from './dive-confirmation.ts'
import { readStatement, type Statement, versionOf, writeStatement } from './statement.ts'

/** The prefix of all our codes: the number is the version of the format. */
const PREFIX = /^FATHOM([1-9]\d?):/
const NEWEST_VERSION = DEVICE_VERSION
/** Issue 8: the QR code stays readable on a scratched screen. */
export const MOST_CHARACTERS = 1000
/** TS-14: a code with a face is shown large, on a screen. */
export const MOST_CHARACTERS_WITH_FACE = 1800

const mostOf = ({ subject }: Statement) =>
  subject.kind === 'card' && subject.face ? MOST_CHARACTERS_WITH_FACE : MOST_CHARACTERS

/** Whether it claims to be signed by devices. */
export const isOfDevice = (text: string): boolean => Number(PREFIX.exec(text.trim())?.[1]) === DEVICE_VERSION

/** The text of the QR code. The same statement and key always give the same text. */
export async function writeCode(statement: Statement, keyId: Bytes, sign: Sign): Promise<string> {
  const signed = toBase45(await signCose(writeStatement(statement), keyId, sign))
  const text = `FATHOM${versionOf(statement)}:${signed}`
  if (text.length > mostOf(statement)) throw new RangeError(`a code of ${text.length} characters is too long`)
  return text
}

export type ReadCode =
  | { is: 'foreign' }
  /** A version of the format that's newer than this reader. */
  | { is: 'newer' }
  /** It has our prefix, but we wouldn't have written the rest. */
  | { is: 'broken' }
  /** It's valid so far, but its end is missing. */
  | { is: 'cut' }
  | { is: 'signed'; signed: Signed; statement: Statement }
  | DeviceCode

/** Removes line breaks from pasting. Trimming is safe, because a code never ends in a space. */
export function readCode(text: string): ReadCode {
  const code = text.replaceAll(/[\r\n\t]/g, '').trim()
  const [prefix, version] = PREFIX.exec(code) ?? []
  if (!prefix) return { is: 'foreign' }
  if (Number(version) > NEWEST_VERSION) return { is: 'newer' }
  if (code.length > MOST_CHARACTERS_WITH_FACE) return { is: 'broken' }
  const text45 = code.slice(prefix.length)
  if (Number(version) === DEVICE_VERSION) return readDeviceCode(text45)
  const bytes = fromBase45(text45)
  const signed = bytes && readCose(bytes)
  const statement = signed && readStatement(signed.payload)
  // The prefix isn't signed, so it must be the one that the content demands.
  if (statement)
    return versionOf(statement) === Number(version) ? { is: 'signed', signed, statement } : { is: 'broken' }
  return { is: isCut(text45) ? 'cut' : 'broken' }
}

/** Two characters after the last group of three may be the last byte of a complete code. */
function isCut(text45: string): boolean {
  const over = text45.length % 3
  const bytes = fromBase45(text45.slice(0, text45.length - over))
  return bytes !== undefined && countMissing(bytes) > (over === 2 ? 1 : 0)
}
