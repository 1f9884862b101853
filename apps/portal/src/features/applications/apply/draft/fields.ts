import type { ApplicationWire } from '@fathom/contract/applications'
import { EVIDENCE_NAMES, type EvidenceName, type TextField, textsFrom } from '@fathom/domain/applications'
import { type AddressDraft, EMPTY_ADDRESS, tidyAddress } from '@fathom/domain/profile'

export type Chosen = NonNullable<ApplicationWire['instructor']>

/** The signature is given on sending. */
type DraftText = Exclude<TextField, 'signature'>

/** Everything an applicant fills in, except the signature. */
export type Fields = Record<EvidenceName | DraftText, string> & {
  instructor: Chosen | null
  store: Chosen | null
  teachingAddress: AddressDraft
}

/** The texts of the draft; one that was stored before it was declared is empty. */
export function draftTexts(from: Partial<Record<DraftText, string>>): Record<DraftText, string> {
  const { signature: _, ...texts } = textsFrom((field) => (field === 'signature' ? '' : (from[field] ?? '')))
  return texts
}

const DRAFT_TEXTS = Object.keys(draftTexts({})) as DraftText[]

export const FIELD_NAMES = [
  'instructor',
  'store',
  ...EVIDENCE_NAMES,
  ...DRAFT_TEXTS,
  'teachingAddress',
] as const satisfies (keyof Fields)[]
export type FieldName = (typeof FIELD_NAMES)[number]

const textsOf = (evidence: Partial<Record<EvidenceName, string>>) =>
  Object.fromEntries(EVIDENCE_NAMES.map((name) => [name, evidence[name] ?? ''])) as Record<
    EvidenceName,
    string
  >

export const fieldsOf = (application: ApplicationWire): Fields => ({
  instructor: application.instructor,
  store: application.store,
  ...textsOf(application.evidence),
  ...draftTexts(application),
  teachingAddress: application.teachingAddress ? tidyAddress(application.teachingAddress) : EMPTY_ADDRESS,
})

/** The application as it was with these values. */
export const withFields = (application: ApplicationWire, fields: Fields): ApplicationWire => ({
  ...application,
  instructor: fields.instructor,
  store: fields.store,
  evidence: Object.fromEntries(
    EVIDENCE_NAMES.filter((name) => fields[name]).map((name) => [name, fields[name]]),
  ),
  ...draftTexts(fields),
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
