import type { ComponentProps, MouseEvent } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { Bubbles } from './bubbles.tsx'
import { type ButtonLook, buttonClass } from './button-look.ts'

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    icon?: IconShape
    /** In progress: the button keeps its focus and size, and ignores further presses. */
    busy?: boolean
  }

export function Button({ kind, size, block, icon, busy = false, onClick, children, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, size, block })}
      onClick={press}
    >
      {busy ? <Bubbles /> : icon && <Icon of={icon} />}
      {children}
    </button>
  )
}
