import css from '@fathom/look/controls/field.module.css'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useControl } from './field-context.ts'

/** The native list: on a phone it is the picker people know. Pass `option` children. */
export function Select(props: Omit<ComponentProps<'select'>, 'className' | 'id'>) {
  return (
    <div className={css.input}>
      <select {...useControl()} {...props} />
      <Icon of={ChevronDown} />
    </div>
  )
}
