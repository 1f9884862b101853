import { ADDRESS_FIELDS, type AddressField, addressFields } from '@fathom/domain/profile'
import type { PlainKey } from '../../platform/own-data.ts'

/** The archive names a country and a state; their ids are for programs. */
const isId = (field: AddressField) => ['country', 'region'].includes(ADDRESS_FIELDS[field].line)

const nameOf = (field: AddressField) => (isId(field) ? field.replace(/Id$/, '') : field)

const labelOf = (field: AddressField): PlainKey => `profile.field.${field}`

/** The words of an address, for every part of the archive that has one. */
export const addressArchive = {
  fields: Object.fromEntries(addressFields.map((field) => [nameOf(field), labelOf(field)])),
  technical: [...addressFields.filter(isId), 'postalCodeRequired'],
}
