import type { ReactNode } from 'react'
import css from './savebar.module.css'

type Props = {
  say: ReactNode
  /** Why it could not be saved: stands where the person pressed, in place of `say`. */
  problem?: ReactNode
  children: ReactNode
}

/** Appears after a change and stays at the lower edge; on a phone it takes the place of the tabs. */
export function Savebar({ say, problem, children }: Props) {
  return (
    <div className={css.bar}>
      {problem ? (
        <div className={css.problem}>{problem}</div>
      ) : (
        <p className={css.say} role="status">
          {say}
        </p>
      )}
      <div className={css.actions}>{children}</div>
    </div>
  )
}
