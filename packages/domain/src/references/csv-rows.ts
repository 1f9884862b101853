/** `line` is where the row begins in the file. */
export type CsvRow = { line: number; cells: string[] }

/** `openQuote` is the line of a quote that is never closed: the rest of the file is in its cell. */
type CsvTable = { rows: CsvRow[]; openQuote: number | undefined }

/** RFC 4180, with any of the usual separators. A quote inside a cell that has none around it stands for itself. */
function tableOf(text: string, separator: string): CsvTable {
  const rows: CsvRow[] = []
  let [line, cells, cell, isQuoted, quote] = [1, [] as string[], '', false, 0]
  let start = 1
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: start, cells })
    cells = []
    start = line + 1
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += sign
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell === '') {
      isQuoted = true
      quote = line
    } else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else cell += sign
    if (sign === '\n') line += 1
  }
  endRow()
  return { rows, openQuote: isQuoted ? quote : undefined }
}

const SEPARATORS = [',', ';', '\t'] as const

function separatorOf(text: string): string {
  const [header = ''] = text.split('\n', 1)
  const count = (separator: string) => header.split(separator).length
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

/** The rows of a table, the header among them, without empty ones. */
export const csvTable = (text: string): CsvTable => tableOf(text, separatorOf(text))

export const csvRows = (text: string): CsvRow[] => csvTable(text).rows
