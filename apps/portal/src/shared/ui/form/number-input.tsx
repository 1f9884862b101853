import { useState } from 'react'
import { parseNumber } from './parse-number.ts'
import { TextInput } from './text-input.tsx'

type Props = {
  value: number | undefined
  /** Undefined when the field is empty or holds no number. */
  onChange: (value: number | undefined) => void
  /** How the number is written in the reader's locale while it is not being edited. */
  format: (value: number) => string
  /** Whose separators are read. */
  locale: string
  unit?: string
  name?: string
  required?: boolean
  readOnly?: boolean
  onBlur?: () => void
}

/** A number with its unit; what was typed stays as typed until the field is left. */
export function NumberInput({ value, onChange, format, locale, unit, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...rest}
      {...(unit && { unit })}
      autoComplete="off"
      inputMode="decimal"
      onBlur={() => {
        // Words that are no number stay visible, so that the error beside them makes sense.
        if (typed !== undefined && (typed.trim() === '' || parseNumber(typed, locale) !== undefined))
          setTyped(undefined)
        onBlur?.()
      }}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(parseNumber(event.target.value, locale))
      }}
      value={typed ?? (value === undefined ? '' : format(value))}
    />
  )
}
