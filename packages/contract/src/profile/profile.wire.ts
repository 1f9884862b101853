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

/** The input of a save. The names of country and state are derived from their ids. */
export const mailingAddressDraftWire = z.object({
  addressLine1: z.string(),
  addressLine2: z.string().default(''),
  city: z.string(),
  countryId: z.string(),
  postalCode: z.string().default(''),
  stateId: z.string().default(''),
})
export type MailingAddressDraftWire = z.input<typeof mailingAddressDraftWire>

/** A save sends the version back as `If-Match: "<version>"`; 0 while there is no address. */
export const savedAddressWire = z.object({
  mailingAddress: mailingAddressWire.nullable(),
  mailingAddressVersion: z.int(),
})
export type SavedAddressWire = z.infer<typeof savedAddressWire>

/** The person's name on forms and cards (EN-02). */
const consumerInfoWire = z.object({
  gender: z.string(),
  surname: z.string(),
  givenName: z.string(),
  address: mailingAddressWire.nullable(),
  birthDate: z.string(),
})

/** GET profiles/{affiliateId} (CA-19, EN-02). */
export const profileWire = savedAddressWire.extend({
  fullName: z.string(),
  dob: z.string(),
  consumerInfo: consumerInfoWire,
})
export type ProfileWire = z.infer<typeof profileWire>
