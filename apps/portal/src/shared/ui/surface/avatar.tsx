import css from '@fathom/look/controls/avatar.module.css'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { initialsOf } from './initials.ts'

type Props = {
  name: string
  /** A photo; without one the initials stand in. */
  src?: string | undefined
  /** For those who are no person, such as a store. */
  icon?: IconShape
  size?: 'sm' | 'md' | 'lg'
}

/** The name is always written beside it or on its button, so the picture itself stays silent. */
export function Avatar({ name, src, icon, size = 'md' }: Props) {
  // Drawn by the stylesheet: as text they would count as words of the button that carries them.
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
