import { type ReactNode, useId } from 'react'
import css from './switch.module.css'

type Props = {
  label: ReactNode
  help?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  name?: string
}

/** Takes effect at once. Use a checkbox for a value that needs a save button. */
export function Switch({ label, help, checked, onChange, ...rest }: Props) {
  const helpId = useId()
  return (
    <label className={css.row}>
      <span className={css.words}>
        <span className={css.label}>{label}</span>
        {help && (
          <span className={css.help} id={helpId}>
            {help}
          </span>
        )}
      </span>
      <input
        {...rest}
        aria-describedby={help ? helpId : undefined}
        aria-checked={checked}
        checked={checked}
        className={css.switch}
        onChange={(event) => onChange(event.target.checked)}
        role="switch"
        type="checkbox"
      />
    </label>
  )
}
