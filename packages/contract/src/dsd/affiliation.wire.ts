import { LARGEST_NUMBER, PREPARATION_STEPS } from '@fathom/domain/dsd'
import { FORM_STATES, PHYSICIAN_REQUESTS } from '@fathom/domain/forms'
import { z } from 'zod'
import { numberOrNullWire } from './checkpoint.wire.ts'

/** POST CreateDdsAffiliation (CA-35, EN-14); `documentId` is that of the release. */
export const affiliationWire = z.object({
  storeNumber: z.number().int().min(1).max(LARGEST_NUMBER),
  memberNumber: numberOrNullWire,
  documentId: z.uuid().toLowerCase(),
})
export type AffiliationWire = z.infer<typeof affiliationWire>

const signedFormWire = z
  .object({
    documentId: z.string(),
    /** TS-04: where it stands, as the dive center sees it. Only a cleared one is done. */
    state: z.enum(FORM_STATES),
    request: z.enum(PHYSICIAN_REQUESTS),
    /** When a physician declined the guest, if that still holds. */
    declinedAt: z.string().nullable(),
    /** The dive has to wait for the physician; the learning doesn't. */
    isPhysicianAwaited: z.boolean(),
    isGuardianAwaited: z.boolean(),
  })
  .nullable()

/** GET progress: the signed forms of this program, and the state of the preparation. */
export const dsdProgressWire = z.object({
  forms: z.object({ medical: signedFormWire, release: signedFormWire }),
  preparation: z
    .object({
      state: z.enum(['preparing', 'ready', 'failed']),
      done: z.array(z.enum(PREPARATION_STEPS)),
      begunAt: z.iso.datetime(),
    })
    .nullable(),
})
export type DsdProgressWire = z.infer<typeof dsdProgressWire>
