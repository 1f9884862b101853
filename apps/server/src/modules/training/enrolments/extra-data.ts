import { type ExtraDataWire, extraDataWire } from '@fathom/contract/training'
import type { Locale } from '@fathom/domain/translations'
import { enrolProblem } from './enrol-problem.ts'

/** CA-15: base64url of a JSON that names a course and, where a link of a store made it, who teaches. */
export function readExtraData(extraData: string, locale: Locale): ExtraDataWire {
  const read = extraDataWire.safeParse(jsonIn(extraData))
  if (read.success) return read.data
  throw enrolProblem('extra-data-broken', locale)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
