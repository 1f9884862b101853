import type { ReactNode } from 'react'
import css from './specimen.module.css'

export function Stack({ children }: { children: ReactNode }) {
  return <div className={css.stack}>{children}</div>
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}

export function Note({ children }: { children: ReactNode }) {
  return <p className={css.note}>{children}</p>
}
