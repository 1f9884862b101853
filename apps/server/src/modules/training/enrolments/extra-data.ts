import { type ExtraDataWire, extraDataWire } from '@fathom/contract/training'
import { Problem } from '../../../platform/problem.ts'

/** CA-15: base64url of a JSON that names a course and, where a link of a store made it, who teaches. */
export function readExtraData(extraData: string): ExtraDataWire {
  const read = extraDataWire.safeParse(jsonIn(extraData))
  if (read.success) return read.data
  throw new Problem('extra-data-broken', 400, { errors: ['This link is not whole. Ask for a new one.'] })
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
