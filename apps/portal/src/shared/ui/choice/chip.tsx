import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './chip.module.css'

type Props = {
  pressed: boolean
  onToggle: (pressed: boolean) => void
  children: ReactNode
  disabled?: boolean
}

/** A toggle; several chips can be on at once. */
export function Chip({ pressed, onToggle, children, disabled = false }: Props) {
  return (
    <button
      aria-pressed={pressed}
      className={css.chip}
      disabled={disabled}
      onClick={() => onToggle(!pressed)}
      type="button"
    >
      {pressed && <Icon of={Check} size="sm" />}
      {children}
    </button>
  )
}
