import { z } from 'zod'

/** POST codes/{code}/share (CA-25). The name is the one the sharer saw; the e-mail uses the code's own. */
export const shareWire = z.object({
  email: z.string().max(320),
  certificationName: z.string().max(300).optional(),
})
export type ShareWire = z.infer<typeof shareWire>

/** A code that permanently left the caller's list. */
const passedOnWire = z.object({
  couponCode: z.string(),
  title: z.string(),
  /** Claimed by the addressee, or by anyone with the link; or redeemed by someone who knew the code. */
  how: z.enum(['addressee', 'link', 'code']),
  /** The address it was shared with, if it was shared. */
  email: z.string().nullable(),
  at: z.string(),
})
export type PassedOnWire = z.infer<typeof passedOnWire>

/** A code that someone offers to the caller. */
export const offeredWire = z.object({
  /** POST codes/shares/{token}/claim claims it. */
  token: z.string(),
  sender: z.string(),
  title: z.string(),
  certificationName: z.string(),
  sharedAt: z.string(),
  state: z.enum(['open', 'yours', 'claimed', 'called-back', 'sent-by-you']),
})
export type OfferedWire = z.infer<typeof offeredWire>

/** GET codes/shares: codes offered to the caller's address, and codes that the caller passed on. */
export const sharesWire = z.object({ offered: z.array(offeredWire), passedOn: z.array(passedOnWire) })
export type SharesWire = z.infer<typeof sharesWire>

export const shareParams = z.object({ token: z.string().max(200) })
