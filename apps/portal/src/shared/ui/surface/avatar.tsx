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
  return (
    <span aria-hidden="true" className={classNames(css.avatar, size !== 'md' && css[`avatar-${size}`])}>
      {src ? <img alt="" src={src} /> : icon ? <Icon of={icon} /> : initialsOf(name)}
    </span>
  )
}
