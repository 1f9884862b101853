import type { Evidence } from './gaps.ts'

type Declaration =
  | { kind: 'number' }
  /** One text for each prerequisite that isn't proved yet. */
  | { kind: 'evidence'; longest: number }
  | { kind: 'text'; longest: number }
  /** Saved by a call of its own, because it is checked as a whole. */
  | { kind: 'address' }

/** What an applicant fills in. The wire format, the stored columns and their types follow this table. */
export const APPLICATION_FIELDS = {
  instructorNumber: { kind: 'number' },
  storeNumber: { kind: 'number' },
  evidence: { kind: 'evidence', longest: 1000 },
  /** The full name, typed as a signature. */
  signature: { kind: 'text', longest: 200 },
  teachingAddress: { kind: 'address' },
} as const satisfies Readonly<Record<string, Declaration>>

type Table = typeof APPLICATION_FIELDS

export type ApplicationField = keyof Table

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
