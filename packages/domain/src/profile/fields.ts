/** The fields of a mailing address, in form order. Everything that lists them derives from this table. */
export const ADDRESS_FIELDS = {
  addressLine1: { longest: 300, isRequired: true },
  addressLine2: { longest: 300, isRequired: false },
  city: { longest: 300, isRequired: true },
  /** The name of the country is derived from it, and so is the state's. */
  countryId: { longest: 300, isRequired: true },
  /** Required where the country uses postal codes. */
  postalCode: { longest: 20, isRequired: false },
  stateId: { longest: 300, isRequired: false },
} as const satisfies Readonly<Record<string, { longest: number; isRequired: boolean }>>

export type AddressField = keyof typeof ADDRESS_FIELDS

/** What a person fills in. */
export type AddressDraft = Record<AddressField, string>

export const addressFields = Object.keys(ADDRESS_FIELDS) as AddressField[]

/** An address with exactly the declared fields, in their order. */
export const addressFrom = (valueFor: (field: AddressField) => string): AddressDraft =>
  Object.fromEntries(addressFields.map((field) => [field, valueFor(field)])) as AddressDraft

export const EMPTY_ADDRESS: AddressDraft = addressFrom(() => '')
