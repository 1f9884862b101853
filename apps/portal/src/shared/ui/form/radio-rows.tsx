import css from '@fathom/look/controls/choice.module.css'
import field from '@fathom/look/controls/field.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { useChosen } from '../choice/use-chosen.ts'
import { classNames } from '../class-names.ts'
import rows from './radio-rows.module.css'

type Choice<Value extends string> = { value: Value; label: ReactNode; help?: ReactNode; disabled?: boolean }

type Props<Value extends string> = {
  legend: ReactNode
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: ReactNode
  /** Shows two large answers to one question. */
  big?: boolean
}

export function RadioRows<Value extends string>(props: Props<Value>) {
  const { legend, choices, value, onChange, error, big = false } = props
  const [chosen, choose] = useChosen<Value | undefined>(value, (next) => next && onChange(next))
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className={rows.group}>
      <legend className={classNames(field.label, rows.legend)}>{legend}</legend>
      {choices.map((choice) => (
        <label className={classNames(css.choice, big && css['choice-big'])} key={choice.value}>
          <input
            aria-invalid={error ? true : undefined}
            checked={choice.value === chosen}
            className={css.tick}
            disabled={choice.disabled}
            name={id}
            onChange={() => choose(choice.value)}
            type="radio"
          />
          <span className={rows.words}>
            {choice.label}
            {choice.help && <span className={field.help}>{choice.help}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p className={field.error} id={`${id}-error`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
