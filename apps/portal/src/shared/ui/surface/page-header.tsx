import type { ReactNode } from 'react'
import css from './page-header.module.css'

type Props = {
  title: ReactNode
  lead?: ReactNode
  /** At most one primary button. */
  actions?: ReactNode
}

export function PageHeader({ title, lead, actions }: Props) {
  return (
    <header className={css.header}>
      <div>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
