import type { PostalCodeUse } from '../references/index.ts'

/** What a person fills in; the names of country and state follow from their ids. */
export type AddressDraft = {
  addressLine1: string
  addressLine2: string
  city: string
  countryId: string
  postalCode: string
  stateId: string
}

export type AddressField = keyof AddressDraft

export type AddressProblemName =
  | 'missing'
  | 'unknown'
  | 'too-long'
  | 'not-used'
  /** Characters that nobody sees but that turn or break the line. */
  | 'unprintable'

export type AddressProblem = { field: AddressField; problem: AddressProblemName }

/** What the lists know about the chosen country; undefined when they do not know the country. */
export type AddressCountry = { postalCode: PostalCodeUse; stateIds: ReadonlySet<string> } | undefined

export const ADDRESS_MAX_LENGTH = 300
export const POSTAL_CODE_MAX_LENGTH = 20

/** Control characters, line separators, half characters, and the marks that reorder what follows them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]/u

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u

const FIELDS = ['addressLine1', 'addressLine2', 'city', 'countryId', 'postalCode', 'stateId'] as const

export function tidyAddress(draft: AddressDraft): AddressDraft {
  const tidy = (field: AddressField) => draft[field].trim().normalize('NFC')
  return Object.fromEntries(FIELDS.map((field) => [field, tidy(field)])) as AddressDraft
}

/** At most one problem a field, in the order of the form; none is a good address. */
export function addressProblems(draft: AddressDraft, country: AddressCountry): AddressProblem[] {
  return FIELDS.flatMap((field) => {
    const problem = textProblem(field, draft[field]) ?? RULES[field](draft, country)
    return problem ? [{ field, problem }] : []
  })
}

function textProblem(field: AddressField, text: string): AddressProblemName | undefined {
  const longest = field === 'postalCode' ? POSTAL_CODE_MAX_LENGTH : ADDRESS_MAX_LENGTH
  if (UNPRINTABLE.test(text)) return 'unprintable'
  return [...text].length > longest ? 'too-long' : undefined
}

type Rule = (draft: AddressDraft, country: AddressCountry) => AddressProblemName | undefined

const RULES: Record<AddressField, Rule> = {
  addressLine1: ({ addressLine1 }) => missing(addressLine1),
  addressLine2: () => undefined,
  city: ({ city }) => missing(city),
  countryId: ({ countryId }, country) => missing(countryId) ?? (country ? undefined : 'unknown'),
  postalCode: ({ postalCode }, country) => {
    if (country?.postalCode === 'required') return missing(postalCode)
    return country?.postalCode === 'none' && postalCode !== '' ? 'not-used' : undefined
  },
  stateId: ({ stateId }, country) =>
    stateId === '' || !country || country.stateIds.has(stateId) ? undefined : 'unknown',
}

function missing(text: string): 'missing' | undefined {
  return LETTER_OR_NUMBER.test(text) ? undefined : 'missing'
}
