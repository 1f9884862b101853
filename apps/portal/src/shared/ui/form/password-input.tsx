import css from '@fathom/look/controls/field.module.css'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useControl } from './field-context.ts'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  showLabel: string
  hideLabel: string
}

export function PasswordInput({ showLabel, hideLabel, ...rest }: Props) {
  const control = useControl()
  const [shown, setShown] = useState(false)
  return (
    <div className={css.input}>
      <input
        type={shown ? 'text' : 'password'}
        {...control}
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
      />
      <button
        aria-controls={control.id}
        aria-label={shown ? hideLabel : showLabel}
        className={css['input-action']}
        onClick={() => setShown(!shown)}
        type="button"
      >
        <Icon of={shown ? EyeOff : Eye} />
      </button>
    </div>
  )
}
