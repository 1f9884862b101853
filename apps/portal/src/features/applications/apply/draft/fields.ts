import type { ApplicationWire } from '@fathom/contract/applications'
import { EVIDENCE_NAMES, type EvidenceName } from '@fathom/domain/applications'
import { type AddressDraft, EMPTY_ADDRESS, tidyAddress } from '@fathom/domain/profile'

export type Chosen = NonNullable<ApplicationWire['instructor']>

/** Everything an applicant fills in, except the signature, which is given on sending. */
export type Fields = Record<EvidenceName, string> & {
  instructor: Chosen | null
  store: Chosen | null
  teachingAddress: AddressDraft
}

export const FIELD_NAMES = ['instructor', 'store', ...EVIDENCE_NAMES, 'teachingAddress'] as const
export type FieldName = (typeof FIELD_NAMES)[number]

const textsOf = (evidence: Partial<Record<EvidenceName, string>>) =>
  Object.fromEntries(EVIDENCE_NAMES.map((name) => [name, evidence[name] ?? ''])) as Record<
    EvidenceName,
    string
  >

type Filled = Pick<ApplicationWire, 'instructor' | 'store' | 'evidence' | 'teachingAddress'>

export const fieldsOf = ({ instructor, store, evidence, teachingAddress }: Filled): Fields => ({
  instructor,
  store,
  ...textsOf(evidence),
  teachingAddress: teachingAddress ? tidyAddress(teachingAddress) : EMPTY_ADDRESS,
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
