import { type DiveLogContent, entryOf, type Quantity, siOf, unitOf } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import { type ReactNode, useRef } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import type { PartName } from '../state/fields.ts'
import { useForm } from '../state/form-context.ts'
import { Entry } from './entry.tsx'
import { entryText } from './measures.ts'
import { NumberEntry } from './number-entry.tsx'

type Numbers<Part extends PartName> = {
  [Name in keyof DiveLogContent[Part]]: DiveLogContent[Part][Name] extends number | null ? Name : never
}[keyof DiveLogContent[Part]] &
  string

type Props<Part extends PartName> = {
  part: Part
  name: Numbers<Part>
  /** What the number measures; shown and typed in the diver's unit. Without it, no conversion happens. */
  quantity?: Quantity
  /** The unit of a number without a quantity. */
  unit?: string
  isOptional?: boolean
  help?: ReactNode
  /** Requests a keyboard without a decimal point; validation rejects numbers that aren't whole. */
  isWhole?: boolean
  onChange?: (value: number | null) => void
}

/** EN-10: stored in SI. If the displayed text is unchanged, the stored value stays exactly as it was. */
export function NumberField<Part extends PartName>(props: Props<Part>) {
  const { part, name, quantity, help, isOptional = false, isWhole = false } = props
  const form = useForm()
  const translator = useTranslator('logbook-form')
  const si = form.content[part][name] as number | null
  const before = useRef(si)
  const change = (entry: number | null) => {
    const isMeasured = quantity && entry !== null && !Number.isNaN(entry)
    const next = isMeasured ? siOf(quantity, form.unit, entry, before.current) : entry
    if (props.onChange) props.onChange(next)
    else form.changePart(part, { [name]: next } as Partial<DiveLogContent[Part]>)
  }
  const entry = si === null || Number.isNaN(si) || !quantity ? si : entryOf(quantity, form.unit, si)
  const unit = quantity ? unitOf(quantity, form.unit).symbol : props.unit
  return (
    <Entry field={name} help={help} isOptional={isOptional} section={part}>
      <NumberEntry
        disabled={form.isLocked}
        format={(value) => entryText(translator, value)}
        isWhole={isWhole}
        locale={intlTag(translator.locale)}
        onChange={change}
        onFocus={() => {
          before.current = si
        }}
        value={entry}
        {...(unit && { unit })}
      />
    </Entry>
  )
}
