import field from '@fathom/look/controls/field.module.css'
import { type ReactNode, useId } from 'react'
import css from './choice-scale.module.css'

type Choice<Value extends string> = { value: Value; label: ReactNode }

type Props<Value extends string> = {
  legend: ReactNode
  choices: readonly Choice<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
  /** The label of the button that clears the answer; without it one option stays chosen. */
  clearLabel?: string
  disabled?: boolean
}

/** A few answers side by side; the question may stay unanswered. */
export function ChoiceScale<Value extends string>(props: Props<Value>) {
  const { legend, choices, value, onChange, clearLabel, disabled = false } = props
  const name = useId()
  return (
    <fieldset className={css.group} disabled={disabled}>
      <legend className={field.label}>{legend}</legend>
      {clearLabel && value !== null && !disabled && (
        <button className={css.clear} onClick={() => onChange(null)} type="button">
          {clearLabel} <span className="visually-hidden">{legend}</span>
        </button>
      )}
      <div className={css.scale}>
        {choices.map((choice) => (
          <label className={css.choice} key={choice.value}>
            <input
              checked={choice.value === value}
              className="visually-hidden"
              name={name}
              onChange={() => onChange(choice.value)}
              type="radio"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
