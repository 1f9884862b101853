import { declarationOf, entryOf, type FieldOfKind, siOf, unitOf } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import { type ReactNode, useRef } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { useForm } from '../state/form-context.ts'
import { useField } from '../state/use-field.ts'
import { Entry } from './entry.tsx'
import { entryText } from './measures.ts'
import { NumberEntry } from './number-entry.tsx'

type NumberName = FieldOfKind<'number'>

type Props = {
  name: NumberName
  isOptional?: boolean
  help?: ReactNode
  onChange?: (value: number | null) => void
}

function useUnit(name: NumberName) {
  const { t } = useTranslator('logbook-form')
  const system = useForm().unit
  const declared = declarationOf(name)
  if (declared.kind !== 'number') throw new Error(`${name} is not a number`)
  const { quantity } = declared.range
  if (quantity) return { quantity, symbol: unitOf(quantity, system).symbol, isWhole: false }
  const isWhole = declared.unit === 'minute'
  return { quantity, symbol: isWhole ? t('logbook-form.minutes') : '%', isWhole }
}

/**
 * A number in its unit. Stored in SI (EN-10); if the displayed text is unchanged, the stored value stays
 * exactly as it was.
 */
export function NumberField({ name, help, isOptional = false, onChange }: Props) {
  const form = useForm()
  const translator = useTranslator('logbook-form')
  const { value: si, change: put } = useField(name)
  // Whole numbers get a keyboard without a decimal point; validation rejects other numbers.
  const { quantity, symbol, isWhole } = useUnit(name)
  const before = useRef(si)
  const change = (entry: number | null) => {
    const isMeasured = quantity && entry !== null && !Number.isNaN(entry)
    const next = isMeasured ? siOf(quantity, form.unit, entry, before.current) : entry
    if (onChange) onChange(next)
    else put(next)
  }
  const entry = si === null || Number.isNaN(si) || !quantity ? si : entryOf(quantity, form.unit, si)
  return (
    <Entry field={name} help={help} isOptional={isOptional}>
      <NumberEntry
        disabled={form.isLocked}
        format={(value) => entryText(translator, value)}
        isWhole={isWhole}
        locale={intlTag(translator.locale)}
        onChange={change}
        onFocus={() => {
          before.current = si
        }}
        unit={symbol}
        value={entry}
      />
    </Entry>
  )
}
