import { asciiDigits, hasLetterOrNumber, hasVisible, isStacked, isUnprintable } from '../account/index.ts'
import { isPostalCodeOf, type PostalCodeUse } from '../references/index.ts'
import {
  ADDRESS_FIELDS,
  type AddressDraft,
  type AddressField,
  addressFields,
  addressFrom,
  isRequiredAddressField,
  type RequiredAddressField,
} from './fields.ts'

export type AddressProblemName =
  | 'missing'
  | 'unknown'
  | 'too-long'
  | 'not-used'
  /** Doesn't match any postal code format of the country. */
  | 'malformed'
  /** Contains invisible characters that reverse or break the line. */
  | 'unprintable'

export type AddressProblem =
  | { field: RequiredAddressField; problem: 'missing' }
  | { field: AddressField; problem: Exclude<AddressProblemName, 'missing'> }

/** What we know about the chosen country; undefined if the country isn't in our lists. */
export type AddressCountry = { postalCode: PostalCodeUse; stateIds: ReadonlySet<string> } | undefined

/**
 * The street stays in its script, but the postal code is converted, because machines all over the world read
 * it. A draft that was stored before a field was declared lacks the field, which is then empty.
 */
export function tidyAddress(draft: Partial<AddressDraft>): AddressDraft {
  return addressFrom((field) => {
    const text = draft[field] ?? ''
    return field === 'postalCode' ? asciiDigits(text.normalize('NFKC')).trim() : text.trim().normalize('NFC')
  })
}

/** At most one problem per field, in the table's order. An empty list means a valid address. */
export function addressProblems(draft: AddressDraft, country: AddressCountry): AddressProblem[] {
  return addressFields.flatMap((field): AddressProblem[] => {
    if (isRequired(field, country) && !hasLetterOrNumber(draft[field])) return [{ field, problem: 'missing' }]
    const problem = textProblem(field, draft[field]) ?? RULES[field]?.(draft, country)
    return problem ? [{ field, problem }] : []
  })
}

function isRequired(field: AddressField, country: AddressCountry): field is RequiredAddressField {
  if (!isRequiredAddressField(field)) return false
  return ADDRESS_FIELDS[field].required === 'always' || country?.postalCode === 'required'
}

type TextProblem = Exclude<AddressProblemName, 'missing'>

function textProblem(field: AddressField, text: string): TextProblem | undefined {
  if (isUnprintable(text) || isStacked(text) || (text !== '' && !hasVisible(text))) return 'unprintable'
  return [...text].length > ADDRESS_FIELDS[field].longest ? 'too-long' : undefined
}

type Rule = (draft: AddressDraft, country: AddressCountry) => TextProblem | undefined

const RULES: Partial<Record<AddressField, Rule>> = {
  countryId: (_, country) => (country ? undefined : 'unknown'),
  postalCode: ({ countryId, postalCode }, country) => {
    if (postalCode === '') return undefined
    if (country?.postalCode === 'none') return 'not-used'
    return isPostalCodeOf(countryId, postalCode) ? undefined : 'malformed'
  },
  stateId: ({ stateId }, country) =>
    stateId === '' || !country || country.stateIds.has(stateId) ? undefined : 'unknown',
}
