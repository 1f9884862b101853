import Check from 'lucide-react/icons/check'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../router/index.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './menu.module.css'

type Shared = { icon?: IconShape; children: ReactNode }

function Row({ icon, children }: Shared) {
  return (
    <>
      {icon && <Icon of={icon} />}
      <span className={css.words}>{children}</span>
    </>
  )
}

type ItemProps = Shared & { onSelect: () => void; danger?: boolean }

export function MenuItem({ icon, children, onSelect, danger = false }: ItemProps) {
  return (
    <button
      className={css.item}
      data-danger={danger || undefined}
      onClick={onSelect}
      role="menuitem"
      tabIndex={-1}
      type="button"
    >
      <Row {...(icon && { icon })}>{children}</Row>
    </button>
  )
}

export function MenuLink({
  icon,
  children,
  ...rest
}: Shared & Omit<ComponentProps<typeof Link>, 'children'>) {
  return (
    <Link {...rest} className={css.item} role="menuitem" tabIndex={-1}>
      <Row {...(icon && { icon })}>{children}</Row>
    </Link>
  )
}

type ChoiceProps = { children: ReactNode; chosen: boolean; onSelect: () => void; lang?: string }

/** One of several options of which exactly one is selected, such as the language. */
export function MenuChoice({ children, chosen, onSelect, lang }: ChoiceProps) {
  return (
    <button
      aria-checked={chosen}
      className={css.item}
      lang={lang}
      onClick={onSelect}
      role="menuitemradio"
      tabIndex={-1}
      type="button"
    >
      <span className={css.words}>{children}</span>
      {chosen && <Icon of={Check} />}
    </button>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <p className={css.label} role="presentation">
      {children}
    </p>
  )
}

export function MenuSeparator() {
  return <hr className={css.separator} />
}
