import { createHmac, timingSafeEqual } from 'node:crypto'
import { type ExtraDataWire, extraDataWire } from '@fathom/contract/training'
import type { Locale } from '@fathom/domain/translations'
import type { SecretBox } from '../../../platform/secret-box.ts'
import { enrolProblem } from './enrol-problem.ts'

const PURPOSE = 'training.enrol-link'
const FORM = /^([\w-]+)\.([\w-]{43})$/

const signatureOf = (secrets: SecretBox, claims: string): Buffer =>
  createHmac('sha256', secrets.keyFor(PURPOSE)).update(claims).digest()

/** The `extraData` of a link (CA-15). It's signed, because it says who teaches, and that must be true. */
export function writeExtraData(secrets: SecretBox, extra: ExtraDataWire): string {
  const claims = Buffer.from(JSON.stringify(extra)).toString('base64url')
  return `${claims}.${signatureOf(secrets, claims).toString('base64url')}`
}

/** Refuses data that was truncated, altered or made by someone else. */
export function readExtraData(secrets: SecretBox, extraData: string, locale: Locale): ExtraDataWire {
  const [, claims = '', signature = ''] = FORM.exec(extraData) ?? []
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(secrets, claims)
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  const read = isOurs ? extraDataWire.safeParse(jsonIn(claims)) : undefined
  if (read?.success) return read.data
  throw enrolProblem('extra-data-broken', locale)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
