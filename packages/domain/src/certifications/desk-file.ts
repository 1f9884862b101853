import { numberIn } from '../account/index.ts'
import { type CsvRow, csvTable } from '../references/index.ts'
import { DESK_FIELDS, type DeskEntry, type DeskField, MOST_IMPORTED_CERTIFICATIONS } from './desk.ts'
import { findLevelByCode } from './levels.ts'

/** The names that people give to a column, without spaces and in small letters. */
const COLUMNS: Readonly<Record<DeskField, RegExp>> = {
  number: /^(number|person|personnumber|member|membernumber|diver|divernumber|affiliateid)$/,
  level: /^(level|levelid|levelcode|certification)$/,
  date: /^(date|day|certdate|certificationdate|certifiedon)$/,
  instructor: /^(instructor|instructornumber)$/,
  center: /^(center|centre|store|storenumber|divecenter|divecenternumber|divecentre|divecentrenumber)$/,
}
const NEEDED: readonly DeskField[] = ['number', 'level', 'date']

/** A row as it is in the file; `line` is where it begins. */
export type DeskRow = { line: number; cells: Readonly<Record<DeskField, string>>; entry: DeskEntry }

/** `line` is where a quote was opened that is never closed: nobody knows which rows it has swallowed. */
type DeskFileFault =
  | { fault: 'no-columns' | 'empty-file' | 'too-many-rows' }
  | { fault: 'open-quote'; line: number }

const LONGEST_CELL = 100

/** What the levels are called, as `levelNameKey` spells it, in any language. */
export type LevelNames = ReadonlyMap<string, number>

/** Capitals, spaces and dashes don't matter: `Deep Diver`, `deep diver` and `DEEP-DIVER` are one name. */
export const levelNameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\p{Dash_Punctuation}]+/gu, '')

/** OF-06: the rows of a table whose first row names the columns; their order doesn't matter. */
export function readDeskFile(
  text: string,
  levelNames: LevelNames = new Map(),
): { rows: DeskRow[] } | DeskFileFault {
  const { rows: all, openQuote } = csvTable(text)
  if (openQuote !== undefined) return { fault: 'open-quote', line: openQuote }
  const [header, ...rows] = all
  const places = placesOf(header?.cells ?? [])
  if (!NEEDED.every((field) => places.has(field))) return { fault: 'no-columns' }
  if (rows.length === 0) return { fault: 'empty-file' }
  if (rows.length > MOST_IMPORTED_CERTIFICATIONS) return { fault: 'too-many-rows' }
  return { rows: rows.map((row) => rowOf(row, places, levelNames)) }
}

function placesOf(header: readonly string[]): ReadonlyMap<DeskField, number> {
  const names = header.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, ''),
  )
  const found = DESK_FIELDS.map(
    (field) => [field, names.findIndex((name) => COLUMNS[field].test(name))] as const,
  )
  return new Map(found.filter(([, at]) => at >= 0))
}

function rowOf(
  { line, cells: given }: CsvRow,
  places: ReadonlyMap<DeskField, number>,
  levelNames: LevelNames,
): DeskRow {
  const cell = (field: DeskField) => given[places.get(field) ?? -1]?.trim().slice(0, LONGEST_CELL) ?? ''
  const cells = Object.fromEntries(DESK_FIELDS.map((field) => [field, cell(field)])) as DeskRow['cells']
  return {
    line,
    cells,
    entry: {
      affiliateId: plainNumber(cells.number),
      levelID: levelIn(cells.level, levelNames),
      certDate: cells.date,
      instructorNumber: cells.instructor === '' ? null : plainNumber(cells.instructor),
      storeNumber: cells.center === '' ? null : plainNumber(cells.center),
    },
  }
}

const MOST_DIGITS = 9

function plainNumber(text: string): number {
  const digits = numberIn(text)
  return digits && digits.length <= MOST_DIGITS ? Number(digits) : Number.NaN
}

/** The number of a level, its code or its name: `20`, `open-water`, `Open Water Diver`. */
const levelIn = (text: string, names: LevelNames) =>
  findLevelByCode(text.toLowerCase().replaceAll(/[\s_]+/g, '-'))?.levelID ??
  names.get(levelNameKey(text)) ??
  plainNumber(text)
