// biome-ignore-all lint/a11y/noRedundantRoles: in a narrow place the table is laid out as rows, and some browsers then drop its roles
import type { ReactNode } from 'react'
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

function Cell<Row>({ column, row, first }: { column: Column<Row>; row: Row; first: boolean }) {
  const content = column.cell(row)
  const numeric = column.numeric || undefined
  if (first) {
    return (
      <th className={css.cell} role="rowheader" scope="row">
        {content}
      </th>
    )
  }
  return (
    <td className={css.cell} data-header={column.header} data-numeric={numeric} role="cell">
      {content}
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
      <table className={css.table} role="table">
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
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr className={css.row} key={rowKey(row)} role="row">
              {columns.map((column, index) => (
                <Cell column={column} first={index === 0} key={column.key} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
