import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import type { ByteSource } from '../../byte-source.ts'
import { type Encoding, readText } from '../../encoding.ts'
import { FileProblem } from '../../file-problem.ts'
import type { Receipt } from '../../receipt.ts'
import type { SourceDive } from '../../source-dive.ts'
import {
  type CsvMapping,
  type CsvTable,
  describeTable,
  type Looked,
  SEPARATORS,
  type Separator,
} from './csv-table.ts'
import { type Row, readRow, rulesOf } from './read-row.ts'

/** How many rows are looked at before the first dive, to tell separators, units and dates. */
const LOOKED_AT = 200
/** No header is longer, and a file may be a single line. */
const LONGEST_LINE = 65_536

/** Lets the caller say how a table is read, and see what came of it. */
export type CsvOptions = {
  now: Date
  mappingFor?: (headerLine: string) => Promise<CsvMapping | undefined>
  onTable?: (table: CsvTable) => void
  /** Whether the diver can still say which column has the dates. */
  mayLackDates?: boolean
}

/** A table of dives: the first row has the names of the columns, in any of the languages that we know. */
export async function* readCsv(
  source: ByteSource,
  encoding: Encoding,
  receipt: Receipt,
  { now, mappingFor, onTable, mayLackDates = false }: CsvOptions,
): AsyncGenerator<SourceDive> {
  const head = await readHeader(source, encoding)
  const mapping = await mappingFor?.(head.line)
  const separator = mapping?.separator ?? head.separator
  const rows = () => rowsOf(source, encoding, separator, head.from)
  const table = describeTable(await lookAt(rows(), head.line, separator), mapping, now)
  if (!mapping && !isOfDives(table, mayLackDates)) throw new FileProblem('unknown-format', { line: 1 })
  onTable?.(table)
  const rules = rulesOf(table)
  let isHeader = true
  for await (const row of rows()) {
    if (!isHeader) yield readRow(row, rules, table, receipt)
    isHeader = false
  }
}

/** Any text is a table of one column or more; without dates, two other columns must tell of dives. */
const ENOUGH_FIELDS = 2

const isOfDives = ({ columns }: CsvTable, mayLackDates: boolean) =>
  columns.some(({ field }) => field === 'date') ||
  (mayLackDates && columns.filter(({ field }) => field !== null).length >= ENOUGH_FIELDS)

type Header = { line: string; separator: Separator; from: number }

/** The first line; a spreadsheet may say before it how cells are separated. */
async function readHeader(source: ByteSource, encoding: Encoding): Promise<Header> {
  let head = ''
  for await (const part of readText(source, encoding)) {
    head += part
    if (head.length >= LONGEST_LINE || head.split('\n', 3).length > 2) break
  }
  const [first = '', second = ''] = head
    .replace(/^\ufeff/, '')
    .slice(0, LONGEST_LINE)
    .split(/\r\n|[\r\n]/, 2)
  const said = SEPARATORS.find((separator) => first.trim() === `sep=${separator}`.trim())
  return said
    ? { line: second, separator: said, from: 2 }
    : { line: first, separator: mostOften(first), from: 1 }
}

function mostOften(line: string): Separator {
  const count = (separator: string) => line.split(separator).length
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

async function* rowsOf(
  source: ByteSource,
  encoding: Encoding,
  delimiter: Separator,
  from: number,
): AsyncGenerator<Row> {
  const parser = Readable.from(readText(source, encoding)).pipe(
    parse({
      delimiter,
      bom: true,
      info: true,
      trim: true,
      from_line: from,
      relax_quotes: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      max_record_size: 1_000_000,
    }),
  )
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>)
      yield { cells: record, line: info.lines }
  } catch (cause) {
    throw new FileProblem('not-well-formed', lineOf(cause), cause)
  }
}

const lineOf = (cause: unknown) => {
  const line = (cause as { lines?: unknown }).lines
  return typeof line === 'number' ? { line } : {}
}

async function lookAt(all: AsyncGenerator<Row>, headerLine: string, separator: Separator): Promise<Looked> {
  let headers: readonly string[] | undefined
  const rows: (readonly string[])[] = []
  for await (const { cells } of all) {
    if (headers) rows.push(cells)
    else headers = cells
    if (rows.length >= LOOKED_AT) break
  }
  return { headerLine, headers: headers ?? [], rows, separator }
}
