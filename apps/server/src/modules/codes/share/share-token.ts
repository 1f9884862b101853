import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SecretBox } from '../../../platform/secret-box.ts'

const PURPOSE = 'shared codes'
const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{22})$/

type Used = { secrets: Pick<SecretBox, 'keyFor'> }

const sealOf = ({ secrets }: Used, id: string) =>
  createHmac('sha256', secrets.keyFor(PURPOSE)).update(id).digest().subarray(0, 16)

/** Opens one offer for anyone with the email; it is recomputed when needed and never stored. */
export const tokenOf = (used: Used, id: string): string => `${id}.${sealOf(used, id).toString('base64url')}`

/** The offer that a token opens; undefined when we didn't issue the token. */
export function shareIdIn(used: Used, token: string): string | undefined {
  const [, id, seal] = SHAPE.exec(token) ?? []
  if (id === undefined || seal === undefined) return undefined
  return timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(used, id)) ? id : undefined
}
