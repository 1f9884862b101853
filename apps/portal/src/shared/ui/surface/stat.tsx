import type { ReactNode } from 'react'
import css from './stat.module.css'

/** Already formatted in the reader's numerals. */
type Part = { value: string; unit?: string }

type Props = {
  /** One, or two such as 93 h 24 min. */
  parts: readonly Part[]
  children: ReactNode
}

/** A number as an instrument shows it: large, followed by its small unit. Use it inside a `dl`. */
export function Stat({ parts, children }: Props) {
  return (
    <div className={css.stat}>
      <dt className={css.what}>{children}</dt>
      <dd className={css.value}>
        {parts.map(({ value, unit }) => (
          <span key={`${value}${unit}`}>
            <bdi>{value}</bdi>
            {unit && (
              <small>
                <bdi>{unit}</bdi>
              </small>
            )}
          </span>
        ))}
      </dd>
    </div>
  )
}
