type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const cell = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)

/** An answer for people to read: lists as tables, the rest as lines. `--json` prints it as it is. */
export function inLines(answer: unknown): string {
  if (Array.isArray(answer)) return listOf(answer)
  if (!isRow(answer)) return cell(answer)
  const members = Object.entries(answer)
  const lines = members
    .filter(([, value]) => !isList(value))
    .map(([name, value]) => `${name}: ${cell(value)}`)
  const lists = members
    .filter(([, value]) => isList(value))
    .map(([name, value]) => `${name}:\n${listOf(value as readonly unknown[])}`)
  return [...lines, ...lists].join('\n')
}

const isList = (value: unknown): boolean => Array.isArray(value) && value.some(isRow)

function listOf(list: readonly unknown[]): string {
  if (list.length === 0) return 'none'
  if (!list.every(isRow)) return list.map(cell).join('\n')
  const columns = [...new Set(list.flatMap((row) => Object.keys(row)))]
  const rows = [columns, ...list.map((row) => columns.map((column) => cell(row[column])))]
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

type ProblemAnswer = {
  title?: string
  problem?: string
  errors?: readonly string[]
  right?: string
  /** Some calls name their fields alone, and say the rest in `errors`. */
  fields?: readonly (string | { field: string; rule: string })[]
}

export function problemLine(status: number, answer: ProblemAnswer): string {
  const { title, problem, errors = [], right, fields = [] } = answer
  const why = [problem, right && `the right "${right}"`, ...errors].filter(Boolean).join('; ')
  const faults = fields.flatMap((fault) => (typeof fault === 'string' ? [] : `${fault.field}: ${fault.rule}`))
  return [`${title ?? `Refused with ${status}.`} (${why})`, ...faults].join('\n')
}
