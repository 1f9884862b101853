import type { FastifyReply } from 'fastify'

/** A spreadsheet takes a text that begins like this for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r]/

const cellOf = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Without this mark Excel takes UTF-8 for the code page of the computer. */
const BOM = '\uFEFF'

/** A table for a spreadsheet; the first row has the headings. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${BOM}${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`

/** `name` has no ending. */
export const sendCsv = (reply: FastifyReply, name: string, table: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(table)
