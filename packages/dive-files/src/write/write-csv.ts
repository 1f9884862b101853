import { OWN_COLUMN } from '../formats/csv/columns.ts'
import type { DivesToWrite, DiveToWrite } from './dives-to-write.ts'

type Cell = string | number | undefined

/** Names of columns that other logbooks and our own importer know, with their units. */
const COLUMNS: readonly [header: string, cellOf: (dive: DiveToWrite) => Cell][] = [
  ['Dive number', ({ number }) => number],
  ['Date', ({ start }) => start?.local.slice(0, 10)],
  ['Time', ({ start }) => start?.local.slice(11, 16)],
  ['Duration [min]', ({ duration }) => (duration === undefined ? undefined : Math.round(duration / 60))],
  ['Max depth [m]', ({ maxDepth }) => maxDepth],
  ['Average depth [m]', ({ averageDepth }) => averageDepth],
  ['Site', ({ place }) => place?.name],
  ['Country', ({ place }) => place?.country],
  ['Latitude', ({ place }) => place?.latitude],
  ['Longitude', ({ place }) => place?.longitude],
  ['Water temperature [C]', ({ waterTemperature }) => waterTemperature],
  ['Air temperature [C]', ({ airTemperature }) => airTemperature],
  ['Visibility [m]', ({ visibility }) => visibility],
  ['Start pressure [bar]', ({ cylinders: [first] }) => first?.startPressure],
  ['End pressure [bar]', ({ cylinders: [first] }) => first?.endPressure],
  ['Cylinder size [l]', ({ cylinders: [first] }) => first?.volume],
  ['O2 [%]', ({ cylinders: [first] }) => first?.gas && percent(first.gas.oxygen)],
  ['He [%]', ({ cylinders: [first] }) => first?.gas && percent(first.gas.helium)],
  ['Weight [kg]', ({ weight }) => weight],
  ['Suit', ({ suit }) => suit],
  ['Buddies', ({ buddies }) => buddies.join(', ')],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Rating', ({ rating }) => (rating === undefined ? undefined : Math.round(rating * 5))],
  ['Notes', ({ notes }) => notes],
  [OWN_COLUMN, ({ own }) => own],
]

const percent = (fraction: number) => Number((fraction * 100).toFixed(1))

/** A table without the samples. */
export async function* writeCsv(dives: DivesToWrite): AsyncGenerator<string> {
  // Spreadsheets take a file without this mark for one in the system's own encoding.
  yield '\ufeff'
  yield lineOf(COLUMNS.map(([header]) => header))
  for await (const dive of dives()) yield lineOf(COLUMNS.map(([, cellOf]) => cellOf(dive)))
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(quoted).join(',')}\r\n`

/** A spreadsheet would run a text that begins like a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

function quoted(cell: Cell): string {
  if (cell === undefined || cell === '') return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
