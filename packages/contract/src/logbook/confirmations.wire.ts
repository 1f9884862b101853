import { z } from 'zod'

const logId = z.uuid().toLowerCase()
const id = z.string().regex(/^[0-9a-f]{32}$/)
/** What a QR code of version 25 holds. */
const code = z.string().min(1).max(2000)

/** A dive that a buddy confirmed. The code says who and what; it is checked by its signatures. */
export const confirmationWire = z.object({ id, logId, code, confirmedAt: z.iso.datetime() })
export type ConfirmationWire = z.infer<typeof confirmationWire>

/** GET logbook/confirmations */
export const confirmationsWire = z.object({
  received: z.array(confirmationWire),
  given: z.array(confirmationWire),
})
export type ConfirmationsWire = z.infer<typeof confirmationsWire>

export const confirmedLogParamsWire = z.object({ logId })
export const confirmationParamsWire = z.object({ logId, id })
export const newConfirmationWire = z.object({ code })
