import css from '@fathom/look/controls/avatar.module.css'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'

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

/**
 * First letters of the first and last word; one character is enough where a name is written without spaces.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}
