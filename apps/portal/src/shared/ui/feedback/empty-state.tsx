import type { ReactNode } from 'react'
import { Drawing } from '../icon/drawing.tsx'
import css from './empty-state.module.css'

type Props = {
  /** A line drawing from `@fathom/look/drawings/lines`. */
  drawing: string
  title: ReactNode
  /** The heading level of the title: 1 when the state is the whole page. */
  level?: 1 | 2 | 3
  children?: ReactNode
  /** The next step for the reader. */
  action?: ReactNode
}

export function EmptyState({ drawing, title, level = 2, children, action }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={css.state}>
      <Drawing of={drawing} />
      <Heading className={css.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
