import type { ReactNode } from 'react'
import css from './application-body.module.css'

type Props = {
  /** The current status. */
  now: ReactNode
  main: ReactNode
  aside: ReactNode
  children?: ReactNode
}

/** A sent application: first its status, then the details, with people and fees beside them. */
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
