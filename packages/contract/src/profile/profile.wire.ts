import { ADDRESS_FIELDS, type AddressField, addressFields } from '@fathom/domain/profile'
import { z } from 'zod'

type Draft = {
  [Field in AddressField]: (typeof ADDRESS_FIELDS)[Field] extends { required: 'always' }
    ? z.ZodString
    : z.ZodDefault<z.ZodString>
}

const shapeOf = <Shape>(schemaOf: (field: AddressField) => z.ZodType) =>
  Object.fromEntries(addressFields.map((field) => [field, schemaOf(field)])) as Shape

export const mailingAddressWire = z.object({
  ...shapeOf<Record<AddressField, z.ZodString>>(() => z.string()),
  country: z.string(),
  postalCodeRequired: z.boolean(),
  state: z.string(),
})
export type MailingAddressWire = z.infer<typeof mailingAddressWire>

/** The input of a save. The names of country and state are derived from their ids. */
export const mailingAddressDraftWire = z.object(
  shapeOf<Draft>((field) =>
    ADDRESS_FIELDS[field].required === 'always' ? z.string() : z.string().default(''),
  ),
)
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
