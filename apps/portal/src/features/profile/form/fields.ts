import type { AccountWire } from '@fathom/contract/account'
import type { SavedAddressWire } from '@fathom/contract/profile'
import { type PersonDraft, personFields, personFrom, readablePhone } from '@fathom/domain/account'
import { type AddressDraft, addressFieldsInForm, addressFrom } from '@fathom/domain/profile'

/** The fields that a user can edit on this screen. */
export type Fields = PersonDraft & { phoneNumber: string } & AddressDraft
/** Represents an invalid birth date such as 30 February, which the field can show but nobody can save. */
export const NO_SUCH_DAY = 'no such day'

export type FieldName = keyof Fields

/** Fields that one call saves together, under one version, in the order on the screen. */
export const PARTS = {
  person: personFields,
  phone: ['phoneNumber'],
  address: addressFieldsInForm,
} as const satisfies Record<string, readonly FieldName[]>
export type Part = keyof typeof PARTS

export const PART_NAMES = Object.keys(PARTS) as Part[]

/** One part as the server stores it, with the base version for a change. */
export type StoredPart = { fields: Partial<Fields>; version: number }

export type Stored = { fields: Fields; versions: Record<Part, number> }

export const personOf = (account: AccountWire) => ({
  fields: personFrom((field) => account[field]),
  version: account.version,
})

export const phoneOf = ({ phone, phoneVersion }: Pick<AccountWire, 'phone' | 'phoneVersion'>) => ({
  fields: { phoneNumber: readablePhone(phone?.phoneNumber ?? '') },
  version: phoneVersion,
})

export const addressOf = ({ mailingAddress: saved, mailingAddressVersion: version }: SavedAddressWire) => ({
  fields: addressFrom((field) => saved?.[field] ?? ''),
  version,
})

export function storedOf(account: AccountWire, saved: SavedAddressWire): Stored {
  const [person, phone, address] = [personOf(account), phoneOf(account), addressOf(saved)]
  return {
    fields: { ...person.fields, ...phone.fields, ...address.fields },
    versions: { person: person.version, phone: phone.version, address: address.version },
  }
}

export const withPart = (stored: Stored, part: Part, { fields, version }: StoredPart): Stored => ({
  fields: { ...stored.fields, ...fields },
  versions: { ...stored.versions, [part]: version },
})
