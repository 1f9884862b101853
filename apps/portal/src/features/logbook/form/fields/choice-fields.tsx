import { DIVE_FIELDS, type FieldOfKind, type OptionOf } from '@fathom/domain/logbook'
import field from '@fathom/look/controls/field.module.css'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useField } from '../state/use-field.ts'
import { ChipSet } from './chip-set.tsx'
import { OptionScale } from './option-scale.tsx'
import { OptionSelect } from './option-select.tsx'
import { type ChoiceField, labelOf, optionKey } from './text-keys.ts'

type Choice = FieldOfKind<'choice'>

function useOptions<Name extends ChoiceField>(name: Name) {
  const { t } = useTranslator('logbook', 'logbook-form')
  return {
    label: t(labelOf<ChoiceField>(name)),
    options: DIVE_FIELDS[name].options as unknown as readonly OptionOf<Name>[],
    wordOf: (option: OptionOf<Name>) => t(optionKey(name, option)),
  }
}

/** A field with one option of a short list, side by side. */
export function ScaleField<Name extends Choice>({ name }: { name: Name }) {
  const { value, change } = useField<Choice>(name)
  return <OptionScale<OptionOf<Choice>> {...useOptions<Choice>(name)} onChange={change} value={value} />
}

/** A field with one option of a list. */
export function SelectField<Name extends Choice>({ name }: { name: Name }) {
  const { value, change } = useField<Choice>(name)
  const { options, wordOf } = useOptions<Choice>(name)
  return (
    <OptionSelect<OptionOf<Choice>>
      field={name}
      onChange={change}
      options={options}
      value={value}
      wordOf={wordOf}
    />
  )
}

/** A field with any number of options. */
export function ChipsField({ name }: { name: FieldOfKind<'choices'> }) {
  const { value, change } = useField(name)
  const { label, options, wordOf } = useOptions(name)
  return (
    <div className={field.field}>
      <span aria-hidden="true" className={field.label}>
        {label}
      </span>
      <ChipSet chosen={value} label={label} onChange={change} options={options} wordOf={wordOf} />
    </div>
  )
}
