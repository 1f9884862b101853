import { declarationOf, entryOf, type FieldOfKind, type Quantity, siOf, unitOf } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { parseNumber } from '../../../../shared/ui/form/parse-number.ts'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'
import { useForm } from '../state/form-context.ts'
import { useField } from '../state/use-field.ts'
import { Entry } from './entry.tsx'
import { entryText } from './measures.ts'

type NumberName = FieldOfKind<'number'>

type Props = {
  name: NumberName
  isOptional?: boolean
  help?: ReactNode
  onChange?: (value: number | null) => void
}

type Unit = {
  quantity?: Quantity
  symbol: string
  keyboard?: 'numeric' | 'decimal' | 'text'
  decimals?: number
}

/** A tenth of a meter. */
const DEGREE_DECIMALS = 6

function useUnit(name: NumberName): Unit {
  const { t } = useTranslator('logbook-form')
  const system = useForm().unit
  const declared = declarationOf(name)
  if (declared.kind !== 'number') throw new Error(`${name} is not a number`)
  const { quantity } = declared.range
  if (quantity) return { quantity, symbol: unitOf(quantity, system).symbol }
  // Whole numbers get a keyboard without a decimal point; validation rejects other numbers.
  if (declared.unit === 'minute') return { symbol: t('logbook-form.minutes'), keyboard: 'numeric' as const }
  // The keyboard for decimals has no minus on many phones.
  if (declared.unit === 'degree') return { symbol: '°', keyboard: 'text' as const, decimals: DEGREE_DECIMALS }
  return { symbol: '%' }
}

/**
 * A number in its unit. Stored in SI (EN-10); if the displayed text is unchanged, the stored value stays
 * exactly as it was.
 */
export function NumberField({ name, help, isOptional = false, onChange }: Props) {
  const form = useForm()
  const translator = useTranslator('logbook-form')
  const { value: si, change: put } = useField(name)
  const { quantity, symbol, keyboard = 'decimal', decimals } = useUnit(name)
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
        format={(value) => entryText(translator, value, decimals)}
        keyboard={keyboard}
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

type NumberEntryProps = {
  /** NaN if the text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  onFocus?: () => void
  format: (value: number) => string
  /** The locale whose separators are parsed. */
  locale: string
  unit?: string
  disabled: boolean
  keyboard: 'numeric' | 'decimal' | 'text'
}

const readingOf = (text: string, locale: string): number | null =>
  text.trim() === '' ? null : (parseNumber(text, locale) ?? Number.NaN)

/** A number with its unit. The typed text stays unchanged until blur, and invalid text even then. */
function NumberEntry(props: NumberEntryProps) {
  const { value, onChange, onFocus, format, locale, unit, disabled, keyboard } = props
  const [typed, setTyped] = useState<string>()
  const written = value === null || Number.isNaN(value) ? '' : format(value)
  return (
    <TextInput
      autoComplete="off"
      dir="ltr"
      disabled={disabled}
      inputMode={keyboard}
      onBlur={() => {
        if (typed !== undefined && !Number.isNaN(readingOf(typed, locale))) setTyped(undefined)
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readingOf(target.value, locale))
      }}
      onFocus={onFocus}
      value={typed ?? written}
      {...(unit && { unit })}
    />
  )
}
