import type { Evidence } from './gaps.ts'

type Declaration =
  | { kind: 'number' }
  /** Saved by a call of its own, because it is checked as a whole. */
  | { kind: 'address' }
  | { kind: 'text'; longest: number }
  /** One text for each prerequisite that isn't proved yet. */
  | { kind: 'evidence'; longest: number }

/** What an applicant fills in. The wire format, the draft and the types of what is stored follow this table. */
export const APPLICATION_FIELDS = {
  instructorNumber: { kind: 'number' },
  storeNumber: { kind: 'number' },
  teachingAddress: { kind: 'address' },
  /** The full name, typed as a signature. */
  signature: { kind: 'text', longest: 200 },
  evidence: { kind: 'evidence', longest: 1000 },
} as const satisfies Readonly<Record<string, Declaration>>

type Table = typeof APPLICATION_FIELDS

export type ApplicationField = keyof Table

export type TextField = {
  [Field in ApplicationField]: Table[Field]['kind'] extends 'text' ? Field : never
}[ApplicationField]

type ValueOf<Kind, Address> = Kind extends 'number'
  ? number | null
  : Kind extends 'text'
    ? string
    : Kind extends 'evidence'
      ? Evidence
      : Address | null

/** The filled-in fields; the shape of an address differs between a form and the store. */
export type ApplicationContent<Address> = {
  [Field in ApplicationField]: ValueOf<Table[Field]['kind'], Address>
}

export const applicationFields = Object.keys(APPLICATION_FIELDS) as ApplicationField[]

const textFields = applicationFields.filter(
  (field): field is TextField => APPLICATION_FIELDS[field].kind === 'text',
)

/** A value for each text, such as its content or its schema. */
export const textsFrom = <Value>(valueFor: (field: TextField) => Value): Record<TextField, Value> =>
  Object.fromEntries(textFields.map((field) => [field, valueFor(field)])) as Record<TextField, Value>
