import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { Link } from '../../router/index.ts'
import { Icon } from '../icon/icon.tsx'
import css from './crumb.module.css'

/** Above the page title: a link back to the list it belongs to. */
export function Crumb({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={css.crumb} to={to}>
      <Icon flip={true} of={ChevronLeft} size="sm" />
      {children}
    </Link>
  )
}
