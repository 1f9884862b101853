import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from '../../router/index.ts'
import { Icon } from '../icon/icon.tsx'
import css from './list-row.module.css'

export function List({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul aria-label={label} className={css.list}>
      {children}
    </ul>
  )
}

type RowProps = {
  /** A tile, an avatar, a thumbnail. */
  lead?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** Badges, counts or buttons at the end. */
  end?: ReactNode
  /** Makes the title a link that covers the row; elements at the end remain separate targets. */
  to?: string
}

export function ListRow({ lead, title, text, end, to }: RowProps) {
  return (
    <li className={css.row}>
      {lead}
      <div className={css.words}>
        <p className={css.title}>{to ? <Link to={to}>{title}</Link> : title}</p>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {end && <div className={css.end}>{end}</div>}
      {to && <Icon flip={true} of={ChevronRight} />}
    </li>
  )
}
