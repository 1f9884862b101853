import { FORMULA, ownHeader } from '../formats/csv/own-columns.ts'
import type { SourceCylinder } from '../source-dive.ts'
import type { Cell, DivesToWrite, DiveToWrite } from './dives-to-write.ts'

type Column = readonly [header: string, cellOf: (dive: DiveToWrite) => Cell]

/** Names of columns that other logbooks and our own importer know, with their units. */
const BEFORE_CYLINDERS: readonly Column[] = [
  ['Dive number', ({ number }) => number],
  ['Date', ({ start }) => start?.local.slice(0, 10)],
  ['Time', ({ start }) => start?.local.slice(11, 16)],
  ['Duration [min]', ({ duration }) => (duration === undefined ? undefined : Math.round(duration / 6) / 10)],
  ['Max depth [m]', ({ maxDepth }) => maxDepth],
  ['Average depth [m]', ({ averageDepth }) => averageDepth],
  ['Site', ({ place }) => place?.name],
  ['Country', ({ place }) => place?.country],
  ['Latitude', ({ place }) => place?.latitude],
  ['Longitude', ({ place }) => place?.longitude],
  ['Water temperature [C]', ({ waterTemperature }) => waterTemperature],
  ['Air temperature [C]', ({ airTemperature }) => airTemperature],
  ['Visibility [m]', ({ visibility }) => visibility],
]

const percent = (fraction: number) => Number((fraction * 100).toFixed(2))

const OF_CYLINDER: readonly [name: string, unit: string, (cylinder: SourceCylinder) => Cell][] = [
  ['Start pressure', '[bar]', ({ startPressure }) => startPressure],
  ['End pressure', '[bar]', ({ endPressure }) => endPressure],
  ['Cylinder size', '[l]', ({ volume }) => volume],
  ['O2', '[%]', ({ gas }) => gas && percent(gas.oxygen)],
  ['He', '[%]', ({ gas }) => gas && percent(gas.helium)],
]

const AFTER_CYLINDERS: readonly Column[] = [
  ['Weight [kg]', ({ weight }) => weight],
  ['Suit', ({ suit }) => suit],
  ['Buddies', ({ buddies }) => buddies.join(', ')],
  ['Tags', ({ tags }) => tags.join(', ')],
  ['Rating', ({ rating }) => (rating === undefined ? undefined : Math.round(rating * 5))],
  ['Notes', ({ notes }) => notes],
]

/** A table without the samples. Columns of the program that writes it follow those that all programs know. */
export async function* writeCsv(
  dives: DivesToWrite,
  ownNames: readonly string[] = [],
): AsyncGenerator<string> {
  const columns = await columnsFor(dives, ownNames)
  // Spreadsheets take a file without this mark for one in the system's own encoding.
  yield '\ufeff'
  yield lineOf(columns.map(([header]) => header))
  for await (const dive of dives()) yield lineOf(columns.map(([, cellOf]) => cellOf(dive)))
}

/** As many cylinders as a dive of the table has, and of the own columns those that say something. */
async function columnsFor(dives: DivesToWrite, ownNames: readonly string[]): Promise<Column[]> {
  let cylinders = 1
  const used = new Set<string>()
  for await (const dive of dives()) {
    cylinders = Math.max(cylinders, dive.cylinders.length)
    for (const [name, cell] of Object.entries(dive.ownCells ?? {}))
      if (cell !== undefined && cell !== '') used.add(name)
  }
  return [
    ...BEFORE_CYLINDERS,
    ...Array.from({ length: cylinders }, (_, at) => columnsOfCylinder(at)).flat(),
    ...AFTER_CYLINDERS,
    ...ownNames
      .filter((name) => used.has(name))
      .map((name): Column => [ownHeader(name), ({ ownCells }) => ownCells?.[name]]),
  ]
}

/** `Start pressure [bar]` of the first, `Start pressure (2) [bar]` of the second, as Subsurface names them. */
const columnsOfCylinder = (at: number): Column[] =>
  OF_CYLINDER.map(([name, unit, cellOf]) => [
    at === 0 ? `${name} ${unit}` : `${name} (${at + 1}) ${unit}`,
    ({ cylinders }) => cylinders[at] && cellOf(cylinders[at]),
  ])

const lineOf = (cells: readonly Cell[]) => `${cells.map(quoted).join(',')}\r\n`

function quoted(cell: Cell): string {
  if (cell === undefined || cell === '') return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
