import css from '@fathom/look/controls/button.module.css'
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { Bubbles } from './bubbles.tsx'

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    icon?: IconShape
    /** The icon points along the line of reading. */
    flip?: boolean
    /** In progress: the button keeps its focus and size, and ignores further presses. */
    busy?: boolean
  }

export function Button({
  kind,
  size,
  block,
  icon,
  flip = false,
  busy = false,
  onClick,
  children,
  ...rest
}: Props) {
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
      {busy ? <Bubbles /> : icon && <Icon flip={flip} of={icon} />}
      {children}
    </button>
  )
}

export type ButtonLook = {
  /** `primary` is the main action of a screen; `bright` is for use on a scene or a photo. */
  kind?: 'primary' | 'line' | 'soft' | 'quiet' | 'bad' | 'bright' | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Takes the full width of its container. */
  block?: boolean | undefined
}

export function buttonClass({ kind = 'line', size = 'md', block }: ButtonLook): string {
  return classNames(
    css.button,
    css[`button-${kind}`],
    size !== 'md' && css[`button-${size}`],
    block && css['button-block'],
  )
}
