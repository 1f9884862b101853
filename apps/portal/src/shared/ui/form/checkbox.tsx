import css from '@fathom/look/controls/choice.module.css'
import field from '@fathom/look/controls/field.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & { children: ReactNode; error?: ReactNode }

export function Checkbox({ children, error, ...rest }: Props) {
  const errorId = useId()
  return (
    <div>
      <label className={css['check-line']}>
        <input
          {...rest}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          className={css.tick}
          type="checkbox"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className={field.error} id={errorId}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
