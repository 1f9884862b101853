import type { ApplicationWire } from '@fathom/contract/applications'
import { type AddressDraft, tidyAddress } from '@fathom/domain/profile'

export type Chosen = NonNullable<ApplicationWire['instructor']>

/** Only the account can prove an age; for everything else the applicant may write an explanation. */
export const EVIDENCE_NAMES = ['rescue', 'first-aid', 'oxygen', 'dives'] as const
export type EvidenceName = (typeof EVIDENCE_NAMES)[number]

/** Everything an applicant fills in, except the signature, which is given on sending. */
export type Fields = Record<EvidenceName, string> & {
  instructor: Chosen | null
  store: Chosen | null
  teachingAddress: AddressDraft
}

export const FIELD_NAMES = ['instructor', 'store', ...EVIDENCE_NAMES, 'teachingAddress'] as const
export type FieldName = (typeof FIELD_NAMES)[number]

const NO_ADDRESS: AddressDraft = {
  addressLine1: '',
  addressLine2: '',
  city: '',
  countryId: '',
  postalCode: '',
  stateId: '',
}

type Filled = Pick<ApplicationWire, 'instructor' | 'store' | 'evidence' | 'teachingAddress'>

export const fieldsOf = ({ instructor, store, evidence, teachingAddress }: Filled): Fields => ({
  instructor,
  store,
  rescue: evidence.rescue ?? '',
  'first-aid': evidence['first-aid'] ?? '',
  oxygen: evidence.oxygen ?? '',
  dives: evidence.dives ?? '',
  teachingAddress: teachingAddress ? tidyAddress(teachingAddress) : NO_ADDRESS,
})

/** The application as it was with these values. */
export const withFields = (application: ApplicationWire, fields: Fields): ApplicationWire => ({
  ...application,
  instructor: fields.instructor,
  store: fields.store,
  evidence: Object.fromEntries(
    EVIDENCE_NAMES.filter((name) => fields[name]).map((name) => [name, fields[name]]),
  ),
  teachingAddress: {
    ...(application.teachingAddress ?? { country: '', state: '', postalCodeRequired: false }),
    ...fields.teachingAddress,
  },
})

type Value = Fields[FieldName]

/** The server trims values, so a trailing space is no change. People are compared by their number. */
function comparable(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string') return value.trim()
  return 'number' in value ? String(value.number) : JSON.stringify(tidyAddress(value))
}

export const isSame = (one: Value | undefined, other: Value | undefined): boolean =>
  one === undefined || other === undefined ? one === other : comparable(one) === comparable(other)
