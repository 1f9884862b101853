import type { ReactNode } from 'react'
import css from './application-body.module.css'

type Props = {
  /** Where it stands. */
  now: ReactNode
  main: ReactNode
  aside: ReactNode
  children?: ReactNode
}

/** One that was sent: first where it stands, then what is told of it, beside it people and fees. */
export function ApplicationBody({ now, main, aside, children }: Props) {
  return (
    <div className={css.body}>
      {now}
      <div className={css.columns}>
        {main}
        <div className={css.aside}>{aside}</div>
      </div>
      {children}
    </div>
  )
}
