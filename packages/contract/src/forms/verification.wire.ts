import { FORM_STATES } from '@fathom/domain/forms'
import { z } from 'zod'

/** In the body, so that no log holds it: anyone who has the code of a form can see how the form stands. */
export const verifiedFormQuery = z.object({
  documentId: z.uuid().toLowerCase(),
  contentHash: z.string().regex(/^[0-9a-f]{64}$/),
})

/** `replaced`: the diver has signed a newer form of this kind, on `replacedOn`. */
const VERIFIED_STATES = [...FORM_STATES, 'replaced'] as const

/** TS-10: how a form stands now, for anyone who has its code. Never an answer. */
export const verifiedFormWire = z.object({
  state: z.enum(VERIFIED_STATES),
  validUntil: z.string(),
  replacedOn: z.string().nullable(),
})
export type VerifiedFormWire = z.infer<typeof verifiedFormWire>
