import { useState } from 'react'
import { parseNumber } from './parse-number.ts'
import { TextInput } from './text-input.tsx'

type Props = {
  value: number | undefined
  /** Undefined when the field is empty, and NaN when it isn't a number. */
  onChange: (value: number | undefined) => void
  /** Formats the number for the reader's locale while it isn't being edited. */
  format: (value: number) => string
  /** The locale whose separators are parsed. */
  locale: string
  unit?: string
  name?: string
  required?: boolean
  readOnly?: boolean
  onBlur?: () => void
}

/** A number with its unit; the text stays as typed until the field loses focus. */
export function NumberInput({ value, onChange, format, locale, unit, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...rest}
      {...(unit && { unit })}
      autoComplete="off"
      inputMode="decimal"
      onBlur={() => {
        // Text that isn't a number stays visible, so that the error beside it makes sense.
        if (typed !== undefined && (typed.trim() === '' || parseNumber(typed, locale) !== undefined))
          setTyped(undefined)
        onBlur?.()
      }}
      onChange={(event) => {
        setTyped(event.target.value)
        const isEmpty = event.target.value.trim() === ''
        onChange(isEmpty ? undefined : (parseNumber(event.target.value, locale) ?? Number.NaN))
      }}
      value={typed ?? (value === undefined ? '' : format(value))}
    />
  )
}
