import { z } from 'zod'

/** POST codes/{code}/share (CA-25). The name is what the sharer saw; the code's own goes into the e-mail. */
export const shareWire = z.object({
  email: z.string().max(320),
  certificationName: z.string().max(300).optional(),
})
export type ShareWire = z.infer<typeof shareWire>

/** A code that left my list for good. */
const passedOnWire = z.object({
  couponCode: z.string(),
  title: z.string(),
  /** Claimed by who has the address, or by whoever held the link; or redeemed by somebody who knew its signs. */
  how: z.enum(['addressee', 'link', 'code']),
  /** Where it was shared: with whom. */
  email: z.string().nullable(),
  at: z.string(),
})
export type PassedOnWire = z.infer<typeof passedOnWire>

/** A code that somebody offers me. */
export const offeredWire = z.object({
  /** Takes it over by POST codes/shares/{token}/claim. */
  token: z.string(),
  sender: z.string(),
  title: z.string(),
  certificationName: z.string(),
  sharedAt: z.string(),
  state: z.enum(['open', 'yours', 'claimed', 'called-back', 'sent-by-you']),
})
export type OfferedWire = z.infer<typeof offeredWire>

/** GET codes/shares: what others offer me by my address, and what I have passed on. */
export const sharesWire = z.object({ offered: z.array(offeredWire), passedOn: z.array(passedOnWire) })
export type SharesWire = z.infer<typeof sharesWire>

export const shareParams = z.object({ token: z.string().max(200) })
