import { z } from 'zod'
import { passkeyAnswerWire } from './authentication.wire.ts'

/** GET second-factor: the authenticator app of staff. `setUpAt` is null for those who have passkeys only. */
export const secondFactorWire = z.object({
  setUpAt: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorWire = z.infer<typeof secondFactorWire>

/**
 * The factor that the person has: the current code of the app, a recovery code, or the browser's answer to
 * user/authenticate/options.
 */
export const factorProofWire = z.union([
  z.object({ code: z.string().trim().min(1).max(40) }),
  z.object({ response: passkeyAnswerWire }),
])
export type FactorProofWire = z.infer<typeof factorProofWire>

/** POST second-factor/key: a key for a new app. Only the person who asked can use it, and only soon. */
export const newAppKeyWire = z.object({ key: z.string(), secret: z.string(), uri: z.string() })
export type NewAppKeyWire = z.infer<typeof newAppKeyWire>

/** PUT second-factor: `key` as it was answered, and a code that the new app shows for it. */
export const replaceAppWire = z.object({ key: z.string().max(2000), code: z.string().trim().min(1).max(40) })
export type ReplaceAppWire = z.infer<typeof replaceAppWire>

/** Shown once; we store only their hashes. */
export const recoveryCodesWire = z.object({ codes: z.array(z.string()) })
export type RecoveryCodesWire = z.infer<typeof recoveryCodesWire>
