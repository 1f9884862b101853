import css from '@fathom/look/controls/avatar.module.css'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { initialsOf } from './initials.ts'

type Props = {
  name: string
  /** A photo; without one the initials are shown. */
  src?: string | undefined
  /** For accounts that aren't a person, such as a store. */
  icon?: IconShape
  size?: 'sm' | 'md' | 'lg'
}

/** The name is always beside it or on its button, so the picture itself is hidden from screen readers. */
export function Avatar({ name, src, icon, size = 'md' }: Props) {
  // Rendered by CSS: as text they would become part of the button's accessible name.
  const initials = src || icon ? undefined : initialsOf(name)
  return (
    <span
      aria-hidden="true"
      className={classNames(css.avatar, size !== 'md' && css[`avatar-${size}`])}
      data-initials={initials}
    >
      {src ? <img alt="" src={src} /> : icon && <Icon of={icon} />}
    </span>
  )
}
