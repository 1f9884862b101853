type Declaration = {
  longest: number
  required: 'always' | 'in-some-countries' | 'never'
  /** Its place in the form, where each answer narrows the next. */
  place: number
  /** Where a letter has it: streets have a line each, the town is one line. The others are ids of names. */
  line: 'street' | 'town' | 'region' | 'country'
}

/** The fields of a mailing address. Everything that lists them derives from this table. */
export const ADDRESS_FIELDS = {
  addressLine1: { longest: 300, required: 'always', place: 2, line: 'street' },
  addressLine2: { longest: 300, required: 'never', place: 3, line: 'street' },
  city: { longest: 300, required: 'always', place: 6, line: 'town' },
  /** The name of the country is derived from it, and so is the state's. */
  countryId: { longest: 300, required: 'always', place: 1, line: 'country' },
  /** Required where the country uses postal codes. */
  postalCode: { longest: 20, required: 'in-some-countries', place: 5, line: 'town' },
  stateId: { longest: 300, required: 'never', place: 4, line: 'region' },
} as const satisfies Readonly<Record<string, Declaration>>

type Table = typeof ADDRESS_FIELDS

export type AddressField = keyof Table

/** The fields that can be missing. */
export type RequiredAddressField = {
  [Field in AddressField]: Table[Field]['required'] extends 'never' ? never : Field
}[AddressField]

/** What a person fills in. */
export type AddressDraft = Record<AddressField, string>

export const addressFields = Object.keys(ADDRESS_FIELDS) as AddressField[]

export const addressFieldsInForm = addressFields.toSorted(
  (one, other) => ADDRESS_FIELDS[one].place - ADDRESS_FIELDS[other].place,
)

export const isRequiredAddressField = (field: AddressField): field is RequiredAddressField =>
  ADDRESS_FIELDS[field].required !== 'never'

/** An address with exactly the declared fields, in their order. */
export const addressFrom = (valueFor: (field: AddressField) => string): AddressDraft =>
  Object.fromEntries(addressFields.map((field) => [field, valueFor(field)])) as AddressDraft

export const EMPTY_ADDRESS: AddressDraft = addressFrom(() => '')

/** The lines of a letter, without the names of state and country, which depend on the reader. */
export function letterLines(address: AddressDraft): string[] {
  const on = (line: Declaration['line']) =>
    addressFieldsInForm.filter((field) => ADDRESS_FIELDS[field].line === line).map((field) => address[field])
  return [...on('street'), on('town').filter(Boolean).join(' ')].filter(Boolean)
}
