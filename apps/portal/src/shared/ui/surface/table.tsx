// biome-ignore-all lint/a11y/noRedundantRoles: in a narrow place the table is laid out as rows, and some browsers then drop its roles
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useKeptFocus } from '../use-kept-focus.ts'
import css from './table.module.css'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Aligns numbers at the end. */
  numeric?: boolean
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** More rows than this are windowed. */
const MOST_RENDERED = 100
/** Assumed height until a row is measured. */
const TYPICAL_ROW = 60
const OVERSCAN = 12

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const content = column.cell(row)
  const numeric = column.numeric || undefined
  if (first) {
    return (
      <th className={css.cell} role="rowheader" scope="row">
        <div className={css.value}>{content}</div>
      </th>
    )
  }
  return (
    <td
      className={css.cell}
      data-blank={content === '–' || undefined}
      data-header={column.header}
      data-numeric={numeric}
      role="cell"
    >
      <div className={css.value}>{content}</div>
    </td>
  )
}

/**
 * For use at the counter and in the classroom; in a narrow container each row is stacked, with headers beside
 * the values.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <div className={css.scroller}>
      <table
        aria-rowcount={rows.length > MOST_RENDERED ? rows.length + 1 : undefined}
        className={css.table}
        role="table"
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead className={css.thead} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                className={css.header}
                data-numeric={column.numeric || undefined}
                key={column.key}
                role="columnheader"
                scope="col"
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > MOST_RENDERED ? (
          <WindowedBody columns={columns} rowKey={rowKey} rows={rows} />
        ) : (
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr className={css.row} key={rowKey(row)} role="row">
                <Cells columns={columns} row={row} />
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}

function Cells<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  return columns.map((column, index) => (
    <Cell column={column} first={index === 0} key={column.key} row={row} />
  ))
}

/** Renders the rows near the viewport, and the one that has the focus. Empty rows take the space of the others. */
function WindowedBody<Row>({ columns, rows, rowKey }: Omit<Props<Row>, 'caption'>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const { rangeExtractor, keepFocused } = useKeptFocus()
  useLayoutEffect(() => setScrollMargin((body.current?.getBoundingClientRect().top ?? 0) + scrollY), [])
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => TYPICAL_ROW,
    getItemKey: (index) => {
      const row = rows[index]
      return row ? rowKey(row) : index
    },
    // Nothing has a size before the first layout.
    measureElement: (element) => element.getBoundingClientRect().height || TYPICAL_ROW,
    overscan: OVERSCAN,
    rangeExtractor,
    scrollMargin,
  })
  let above = scrollMargin
  return (
    <tbody {...keepFocused} ref={body} role="rowgroup">
      {virtualizer.getVirtualItems().map(({ index, key, start, end }) => {
        const row = rows[index]
        const gap = start - above
        above = end
        if (!row) return null
        return [
          <Gap key={`gap-${key}`} size={gap} />,
          <tr
            aria-rowindex={index + 2}
            className={css.row}
            data-index={index}
            key={key}
            ref={virtualizer.measureElement}
            role="row"
          >
            <Cells columns={columns} row={row} />
          </tr>,
        ]
      })}
      <Gap size={virtualizer.getTotalSize() + scrollMargin - above} />
    </tbody>
  )
}

function Gap({ size }: { size: number }) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row isn't focusable
  return size > 0 && <tr aria-hidden="true" className={css.gap} style={{ blockSize: size }} />
}
