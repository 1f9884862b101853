import type { PersonField } from '@fathom/domain/account'
import type { PlainKey } from '../../../platform/own-data.ts'

type Storage = {
  column: string
  /** The name of the field in an account, as tokens spell it. */
  property: string
  /** The value in SQL after the account is deleted. */
  forgotten: string
  /** The label in the archive. */
  label: PlainKey
  /** What is said about a value that we refuse. */
  refused: PlainKey
}

/** How each field of a person is stored and worded. */
export const PERSON_STORAGE = {
  firstName: {
    column: 'given_name',
    property: 'givenName',
    forgotten: "''",
    label: 'account.field.givenName',
    refused: 'account.error.givenName',
  },
  middleName: {
    column: 'middle_name',
    property: 'middleName',
    forgotten: "''",
    label: 'profile.field.middleName',
    refused: 'account.error.nameUnreadable',
  },
  lastName: {
    column: 'family_name',
    property: 'familyName',
    forgotten: "''",
    label: 'account.field.familyName',
    refused: 'account.error.familyName',
  },
  birthDate: {
    column: 'birthdate',
    property: 'birthdate',
    forgotten: 'null',
    label: 'account.field.birthdate',
    refused: 'account.error.birthdate',
  },
  gender: {
    column: 'gender',
    property: 'gender',
    forgotten: "''",
    label: 'profile.field.gender',
    refused: 'account.error.gender',
  },
} as const satisfies Readonly<Record<PersonField, Storage>>

type Table = typeof PERSON_STORAGE

/** The person's part of an account. */
export type PersonProperties = Record<Table[PersonField]['property'], string>

/** The person's part of a row. */
export type PersonRow = Record<Table[PersonField]['column'], string | null>
