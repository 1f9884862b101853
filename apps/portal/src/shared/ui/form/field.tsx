import css from '@fathom/look/controls/field.module.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useId, useMemo } from 'react'
import { FieldContext } from './field-context.ts'

type Props = {
  label: ReactNode
  /** The label for "optional", when the field is. */
  optional?: string | undefined
  help?: ReactNode
  error?: ReactNode
  /** At the end of the label line, such as a link. */
  aside?: ReactNode
  /** One control from this folder. */
  children: ReactNode
}

function describedBy(id: string, help: ReactNode, error: ReactNode): string | undefined {
  return [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
}

export function Field({ label, optional, help, error, aside, children }: Props) {
  const id = useId()
  const describes = describedBy(id, help, error)
  const invalid = Boolean(error)
  const control = useMemo(
    () => ({ id, 'aria-describedby': describes, 'aria-invalid': invalid ? (true as const) : undefined }),
    [id, describes, invalid],
  )
  return (
    <div className={css.field}>
      <div className={css['field-head']}>
        <label className={css.label} htmlFor={id} id={`${id}-label`}>
          {label} {optional && <span className={css.optional}>{optional}</span>}
        </label>
        {aside}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <p className={css.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
