import { type WireName, wireNameOf } from '@fathom/contract/logbook'
import type { FieldOfKind, OptionOf, ShownField } from '@fathom/domain/logbook'

/** The text key of a field's label; a field without a label in the catalogs doesn't compile. */
export const labelOf = <Field extends ShownField>(field: Field) => `logbook-form.field.${field}` as const

export type ChoiceField = FieldOfKind<'choice' | 'choices'>

type OptionKey = {
  [Field in ChoiceField]: `logbook.option.${WireName<Field>}.${OptionOf<Field> & string}`
}[ChoiceField]

/** The text key of an option; an option without a text in the catalogs doesn't compile. */
export const optionKey = <Field extends ChoiceField>(field: Field, option: OptionOf<Field>): OptionKey =>
  `logbook.option.${wireNameOf(field)}.${String(option)}` as OptionKey
