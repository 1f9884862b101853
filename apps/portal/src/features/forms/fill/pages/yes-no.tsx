import choice from '@fathom/look/controls/choice.module.css'
import field from '@fathom/look/controls/field.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { FormText } from '../form-text.tsx'
import css from './pages.module.css'

type Props = {
  legend: ReactNode
  /** Shown between the question and the answers. */
  help?: ReactNode
  value: string | undefined
  onChange: (value: 'yes' | 'no') => void
  error: string | undefined
  big?: boolean
}

/** A question with two answers. */
export function YesNo({ legend, help, value, onChange, error, big = false }: Props) {
  const id = useId()
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={notes || undefined} className={css.asked}>
      <legend className={big ? undefined : css.small}>{legend}</legend>
      {help && (
        <p className={css.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className={css.answers}>
        {(['yes', 'no'] as const).map((answer) => (
          <label className={classNames(choice.choice, big && choice['choice-big'])} key={answer}>
            <input
              aria-invalid={error ? true : undefined}
              checked={value === answer}
              className={choice.tick}
              name={id}
              onChange={() => onChange(answer)}
              type="radio"
            />
            <FormText of={`forms.document.${answer}`} />
          </label>
        ))}
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
