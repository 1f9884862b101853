import {
  type DiveField,
  declarationOf,
  type FieldValue,
  type LogPart,
  type LogSection,
  valueAt,
} from '@fathom/domain/logbook'
import { useForm } from './form-context.ts'

/** A field of the log that is being edited, with the function that changes it. */
export function useField<Field extends DiveField>(field: Field) {
  const { content, change, changePart } = useForm()
  const { section } = declarationOf(field)
  return {
    section: section as LogSection,
    value: valueAt(content, field) as FieldValue<Field>,
    change: (value: FieldValue<Field>) => {
      if (section === 'dive' || section === 'skills') change({ [field]: value })
      else changePart(section satisfies LogPart, { [field]: value })
    },
  }
}
