import { asciiDigits, hasLetterOrNumber, hasVisible, isStacked, isUnprintable } from '../account/index.ts'
import { isPostalCodeOf, type PostalCodeUse } from '../references/index.ts'
import { ADDRESS_FIELDS, type AddressDraft, type AddressField, addressFields, addressFrom } from './fields.ts'

export type AddressProblemName =
  | 'missing'
  | 'unknown'
  | 'too-long'
  | 'not-used'
  /** Doesn't match any postal code format of the country. */
  | 'malformed'
  /** Contains invisible characters that reverse or break the line. */
  | 'unprintable'

export type AddressProblem = { field: AddressField; problem: AddressProblemName }

/** What we know about the chosen country; undefined if the country isn't in our lists. */
export type AddressCountry = { postalCode: PostalCodeUse; stateIds: ReadonlySet<string> } | undefined

/**
 * The street stays in its script, but the postal code is converted, because machines all over the world read
 * it.
 */
export function tidyAddress(draft: AddressDraft): AddressDraft {
  const tidy = (field: AddressField) =>
    field === 'postalCode'
      ? asciiDigits(draft[field].normalize('NFKC')).trim()
      : draft[field].trim().normalize('NFC')
  return addressFrom(tidy)
}

/** At most one problem per field, in form order. An empty list means a valid address. */
export function addressProblems(draft: AddressDraft, country: AddressCountry): AddressProblem[] {
  return addressFields.flatMap((field) => {
    const isMissing = isRequired(field, country) && !hasLetterOrNumber(draft[field])
    const problem = isMissing
      ? 'missing'
      : (textProblem(field, draft[field]) ?? RULES[field]?.(draft, country))
    return problem ? [{ field, problem }] : []
  })
}

function isRequired(field: AddressField, country: AddressCountry): boolean {
  if (field === 'postalCode') return country?.postalCode === 'required'
  return ADDRESS_FIELDS[field].isRequired
}

function textProblem(field: AddressField, text: string): AddressProblemName | undefined {
  if (isUnprintable(text) || isStacked(text) || (text !== '' && !hasVisible(text))) return 'unprintable'
  return [...text].length > ADDRESS_FIELDS[field].longest ? 'too-long' : undefined
}

type Rule = (draft: AddressDraft, country: AddressCountry) => AddressProblemName | undefined

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
