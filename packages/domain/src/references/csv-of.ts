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
