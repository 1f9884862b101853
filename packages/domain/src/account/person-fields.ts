type Declaration =
  | { kind: 'name'; isRequired: boolean }
  | { kind: 'birth-date'; isRequired: true }
  /** An empty gender means not specified. */
  | { kind: 'gender'; isRequired: false }

/** What a person may change about themselves (CA-09), in form order. Everything that lists it derives from this table. */
export const PERSON_FIELDS = {
  firstName: { kind: 'name', isRequired: true },
  middleName: { kind: 'name', isRequired: false },
  lastName: { kind: 'name', isRequired: true },
  birthDate: { kind: 'birth-date', isRequired: true },
  gender: { kind: 'gender', isRequired: false },
} as const satisfies Readonly<Record<string, Declaration>>

type Table = typeof PERSON_FIELDS

export type PersonField = keyof Table

export type RequiredPersonField = {
  [Field in PersonField]: Table[Field]['isRequired'] extends true ? Field : never
}[PersonField]

export type NameField = {
  [Field in PersonField]: Table[Field]['kind'] extends 'name' ? Field : never
}[PersonField]

export type PersonDraft = Record<PersonField, string>

export const personFields = Object.keys(PERSON_FIELDS) as PersonField[]

/** A person with exactly the declared fields, in their order. */
export const personFrom = (valueFor: (field: PersonField) => string): PersonDraft =>
  Object.fromEntries(personFields.map((field) => [field, valueFor(field)])) as PersonDraft
