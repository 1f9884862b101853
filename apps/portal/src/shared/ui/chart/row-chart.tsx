import type { CSSProperties, ReactNode } from 'react'
import css from './row-chart.module.css'

type ChartRow = {
  key: string
  name: ReactNode
  value: number
  /** The value as it is shown, and as it is read out if that differs. */
  text: string
  spoken?: string
  color?: string | undefined
}

/** Horizontal bars with their names and values. `label` says in a sentence what they show. */
export function RowChart({ label, rows }: { label: string; rows: readonly ChartRow[] }) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ol aria-label={label} className={css.rows}>
      {rows.map(({ key, name, value, text, spoken, color }) => (
        <li key={key} style={{ '--share': value / most, ...(color && { '--fill': color }) } as CSSProperties}>
          <span className={css.name}>{name}</span>
          <span aria-hidden="true" className={css.track}>
            {value > 0 && <span className={css.fill} />}
          </span>
          <span className={css.count}>
            <span aria-hidden={spoken !== undefined}>{text}</span>
            {spoken !== undefined && <span className="visually-hidden">{spoken}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
