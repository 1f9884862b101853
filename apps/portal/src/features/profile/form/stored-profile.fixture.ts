import { personFrom } from '@fathom/domain/account'
import { EMPTY_ADDRESS } from '@fathom/domain/profile'
import { type Fields, PARTS, type Part, type Stored, type StoredPart } from './fields.ts'

const NOTHING: Fields = {
  ...personFrom(() => ''),
  firstName: 'Mara',
  lastName: 'Lindqvist',
  birthDate: '1991-08-02',
  gender: 'female',
  phoneNumber: '',
  ...EMPTY_ADDRESS,
  countryId: 'SE',
  addressLine1: 'Linnégatan 12',
  stateId: 'SE.28',
  postalCode: '413 04',
  city: 'Göteborg',
}

/** A diver's data as the server stores it; for tests. */
export const aStored = (
  fields: Partial<Fields> = {},
  versions: Partial<Stored['versions']> = {},
): Stored => ({
  fields: { ...NOTHING, ...fields },
  versions: { person: 1, phone: 0, address: 1, ...versions },
})

/** One part of it after another save. */
export function aStoredPart(part: Part, change: Partial<Fields>, version: number): StoredPart {
  const { fields } = aStored(change)
  return { fields: Object.fromEntries(PARTS[part].map((name) => [name, fields[name]])), version }
}
