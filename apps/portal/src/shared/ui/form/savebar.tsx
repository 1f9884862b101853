import type { ReactNode } from 'react'
import css from './savebar.module.css'

/** Appears after a change and stays at the lower edge; on a phone it takes the place of the tabs. */
export function Savebar({ say, children }: { say: ReactNode; children: ReactNode }) {
  return (
    <div className={css.bar}>
      <p className={css.say} role="status">
        {say}
      </p>
      <div className={css.actions}>{children}</div>
    </div>
  )
}
