import type { CSSProperties } from 'react'
import css from './column-chart.module.css'

type ChartColumn = {
  key: string
  /** Below the column. */
  name: string
  value: number
  /** The value as it is shown above the column. */
  text: string
}

type Props = {
  /** A sentence that says what the chart shows. Its table is elsewhere on the page. */
  label: string
  columns: readonly ChartColumn[]
  /** At most this many names fit below the columns on a phone. */
  mostNames?: number
}

/** More columns than this have no room for their values. */
const MOST_VALUES = 12

/** Time runs from left to right in every language. */
export function ColumnChart({ label, columns, mostNames = 6 }: Props) {
  const most = Math.max(1, ...columns.map(({ value }) => value))
  const every = Math.ceil(columns.length / mostNames)
  return (
    <div aria-label={label} className={css.columns} dir="ltr" role="img">
      {columns.map(({ key, name, value, text }, at) => (
        <div key={key} style={{ '--share': value / most } as CSSProperties}>
          <span className={css.top}>{columns.length <= MOST_VALUES && value > 0 && text}</span>
          <span className={css.column} data-empty={value === 0 || undefined} />
          <span className={css.label}>
            {at % every === 0 && (
              <span className={css['label-text']} data-edge={(at === 0 && every > 1) || undefined}>
                {name}
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
