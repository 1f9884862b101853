/** Of tables that we wrote before they had columns of their own: the record of a dive as JSON. */
const OWN_COLUMN = /^fathom$/i
/** A column of our own tables that no other program knows: `Dive type (Fathom)`. */
const OWN_HEADER = /^(.{1,60}) \(Fathom\)$/

export const ownHeader = (name: string) => `${name} (Fathom)`

/** The name of a column of our own tables; undefined for any other column. */
export const ownNameOf = (header: string): string | undefined => OWN_HEADER.exec(header.trim())?.[1]

/** A spreadsheet would run a text that begins like a formula, so our tables have a `'` before it. */
export const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/

export const withoutFormulaMark = (text: string) =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text

/** Whether a column is of our own tables alone. */
export const isOwn = (header: string) => OWN_COLUMN.test(header.trim()) || ownNameOf(header) !== undefined
