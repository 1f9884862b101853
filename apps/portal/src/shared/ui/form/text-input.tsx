import css from '@fathom/look/controls/field.module.css'
import Lock from 'lucide-react/icons/lock'
import type { ComponentProps } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { useControl } from './field-context.ts'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & { icon?: IconShape; unit?: string }

/** One line of text; a read-only input shows a lock. The unit comes after the number, as on an instrument. */
export function TextInput({ icon, unit, type = 'text', ...rest }: Props) {
  const control = useControl()
  const lead = icon ?? (rest.readOnly ? Lock : undefined)
  const unitId = unit && `${control.id}-unit`
  const describedBy = [unitId, control['aria-describedby']].filter(Boolean).join(' ') || undefined
  return (
    <div className={css.input}>
      {lead && <Icon of={lead} />}
      <input type={type} {...control} aria-describedby={describedBy} {...rest} />
      {unit && (
        <bdi className={css.unit} id={unitId}>
          {unit}
        </bdi>
      )}
    </div>
  )
}
