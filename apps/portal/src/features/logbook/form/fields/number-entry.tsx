import { useState } from 'react'
import { parseNumber } from '../../../../shared/ui/form/parse-number.ts'
import { TextInput } from '../../../../shared/ui/form/text-input.tsx'

type Props = {
  /** NaN if the text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  onFocus?: () => void
  format: (value: number) => string
  /** The locale whose separators are parsed. */
  locale: string
  unit?: string
  disabled: boolean
  isWhole?: boolean
}

const readingOf = (text: string, locale: string): number | null =>
  text.trim() === '' ? null : (parseNumber(text, locale) ?? Number.NaN)

/** A number with its unit. The typed text stays unchanged until blur, and invalid text even then. */
export function NumberEntry(props: Props) {
  const { value, onChange, onFocus, format, locale, unit, disabled, isWhole = false } = props
  const [typed, setTyped] = useState<string>()
  const written = value === null || Number.isNaN(value) ? '' : format(value)
  return (
    <TextInput
      autoComplete="off"
      dir="ltr"
      disabled={disabled}
      inputMode={isWhole ? 'numeric' : 'decimal'}
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
