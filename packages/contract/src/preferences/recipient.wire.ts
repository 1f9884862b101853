import { OPT_INS } from '@fathom/domain/preferences'
import { z } from 'zod'

const wordsWire = z.string().trim().min(1).max(200)

/**
 * One item of CA-33 (EN-03): status 1 is opted in with an optional source, any other is opted out with an
 * optional reason.
 */
const recipientPrefWire = z.object({
  name: z.enum(OPT_INS),
  status: z.int(),
  optInQualifier: wordsWire.optional(),
  optOutReason: wordsWire.optional(),
})
export type RecipientPrefWire = z.infer<typeof recipientPrefWire>

const prefsWire = z.array(recipientPrefWire).max(OPT_INS.length)

export const recipientQueryWire = z.object({ global_uid: z.string().max(64) })

export const recipientWire = z.object({ global_uid: z.string(), prefs: prefsWire })
export type RecipientWire = z.infer<typeof recipientWire>

export const saveRecipientWire = z.object({
  global_uid: z.string().max(64),
  prefs: prefsWire.refine((prefs) => new Set(prefs.map(({ name }) => name)).size === prefs.length, {
    error: 'Each preference may be named once.',
  }),
})
export type SaveRecipientWire = z.infer<typeof saveRecipientWire>
