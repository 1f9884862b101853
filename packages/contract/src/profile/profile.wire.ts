import { z } from 'zod'

export const mailingAddressWire = z.object({
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  country: z.string(),
  countryId: z.string(),
  postalCode: z.string(),
  postalCodeRequired: z.boolean(),
  state: z.string(),
  stateId: z.string(),
})
export type MailingAddressWire = z.infer<typeof mailingAddressWire>

/** GET profiles/{affiliateId} (CA-19, EN-02). */
export const profileWire = z.object({
  fullName: z.string(),
  dob: z.string(),
  mailingAddress: mailingAddressWire.nullable(),
})
export type ProfileWire = z.infer<typeof profileWire>
