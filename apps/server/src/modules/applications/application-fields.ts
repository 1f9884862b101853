import type { ApplicationContent, ApplicationField } from '@fathom/domain/applications'
import type { Item, PlainKey } from '../../platform/own-data.ts'

type FieldStorage = {
  column: string
  /** The value in SQL when the applicant's account is deleted; undefined for what stays as a training record. */
  forgotten: string | undefined
  archive: {
    name: string
    label: PlainKey
    contentOf?: (content: ApplicationContent<unknown>) => readonly Item[]
  }
}

/** How each field that the applicant fills in is stored, forgotten and archived. */
export const FIELD_STORAGE: Readonly<Record<ApplicationField, FieldStorage>> = {
  instructorNumber: {
    column: 'instructor_number',
    forgotten: undefined,
    archive: { name: 'memberNumber', label: 'account.export.field.memberNumber' },
  },
  storeNumber: {
    column: 'store_number',
    forgotten: undefined,
    archive: { name: 'storeNumber', label: 'account.export.field.storeNumber' },
  },
  teachingAddress: {
    column: 'teaching_address',
    forgotten: 'null',
    archive: { name: 'address', label: 'profile.address.title' },
  },
  signature: {
    column: 'signature',
    forgotten: "''",
    archive: { name: 'name', label: 'account.export.field.name' },
  },
  evidence: {
    column: 'evidence',
    forgotten: "'{}'",
    archive: {
      name: 'answers',
      label: 'training-record.answers',
      contentOf: ({ evidence }) => Object.entries(evidence).map(([question, given]) => ({ question, given })),
    },
  },
}
