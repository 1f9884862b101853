import css from '@fathom/look/controls/field.module.css'
import type { ComponentProps } from 'react'
import { useControl } from './field-context.ts'

/** Grows with its content. */
export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className' | 'id'>) {
  return (
    <div className={css.input}>
      <textarea {...useControl()} {...props} />
    </div>
  )
}
