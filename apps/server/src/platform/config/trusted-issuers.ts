import { createHash } from 'node:crypto'
import { z } from 'zod'

const EXAMPLE =
  'must be JSON such as [{"id":"https://portal.example.org","name":"Example","keys":["<32 bytes, base64url>"],"revocations":"https://portal.example.org/api/ecards/trust/revocations"}]'

const issuer = z.strictObject({
  id: z.url({ protocol: /^https?$/ }).max(200),
  name: z.string().min(1).max(100),
  keys: z.array(z.string().regex(/^[\w-]{43}$/)).min(1),
  revocations: z.url({ protocol: /^https?$/ }).optional(),
})

/** A key id is the start of the key's SHA-256. */
const keyOf = (publicKey: string) => ({
  keyId: createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16),
  publicKey,
  revokedAt: null,
})

/** Other organizations whose cards `/verify` accepts: their keys are pinned here. */
export const trustedIssuers = z.string().transform((value, context) => {
  try {
    const given = z.array(issuer).parse(JSON.parse(value))
    return given.map(({ keys, revocations = null, ...rest }) => ({
      ...rest,
      keys: keys.map(keyOf),
      revocations,
    }))
  } catch {
    context.addIssue({ code: 'custom', message: EXAMPLE })
    return z.NEVER
  }
})
