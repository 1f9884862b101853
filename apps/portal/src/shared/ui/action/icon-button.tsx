import type { ComponentProps } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './icon-button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & {
  /** What it does, as text: screen readers can't read the icon. */
  label: string
  icon?: IconShape
  iconSize?: 'sm' | 'md' | 'lg'
  flip?: boolean
}

/** A round 48 px target for close, back, bell and more; children such as a count are drawn on top. */
export function IconButton({ label, icon, iconSize = 'md', flip = false, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} aria-label={label} className={css.button}>
      {icon && <Icon flip={flip} of={icon} size={iconSize} />}
      {children}
    </button>
  )
}
