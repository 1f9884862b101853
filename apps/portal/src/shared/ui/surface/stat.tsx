import type { ReactNode } from 'react'
import css from './stat.module.css'

type Props = {
  /** Already written in the reader's numerals. */
  value: string
  unit?: string
  children: ReactNode
}

/** A number as an instrument shows it: large, with its unit small and after. */
export function Stat({ value, unit, children }: Props) {
  return (
    <p className={css.stat}>
      <span className={css.value}>
        <bdi>{value}</bdi>
        {unit && <small>{unit}</small>}
      </span>
      <span className={css.what}>{children}</span>
    </p>
  )
}
