import { createHash } from 'node:crypto'
import type { CsvTableWire } from '@fathom/contract/logbook'
import type { CsvMapping, CsvTable } from '@fathom/dive-files'
import type { Queryable } from '../../../platform/database/index.ts'
import { cleanTexts } from './clean-texts.ts'
import { findMapping } from './csv-mapping.store.ts'

/** More tables than these are read by guess, without a word from the diver. */
const MOST_TABLES = 20

export type Chosen = { key: string; mapping: CsvMapping }

type Origin = CsvTableWire['origin']

/** The tables of an import: how each is read, and what its columns turned out to hold. */
export class CsvTables {
  readonly #db: Queryable
  readonly #affiliateId: number
  readonly #chosen: Chosen | undefined
  readonly #earlier: ReadonlyMap<string, Origin>
  readonly #found = new Map<string, CsvTableWire>()

  /** `chosen` is what the diver says now; `earlier` are the tables as they were read before. */
  constructor(
    db: Queryable,
    affiliateId: number,
    { chosen, earlier = [] }: { chosen?: Chosen; earlier?: readonly CsvTableWire[] } = {},
  ) {
    this.#db = db
    this.#affiliateId = affiliateId
    this.#chosen = chosen
    this.#earlier = new Map(earlier.map(({ key, origin }) => [key, origin]))
  }

  /** What the reader of a file asks. */
  optionsFor(file: string) {
    let origin: Origin = 'guess'
    return {
      mappingFor: async (headerLine: string): Promise<CsvMapping | undefined> => {
        const key = keyOf(headerLine)
        if (this.#chosen?.key === key) {
          origin = 'chosen'
          return this.#chosen.mapping
        }
        const mapping = await findMapping(this.#db, this.#affiliateId, key)
        if (mapping) origin = this.#earlier.get(key) === 'chosen' ? 'chosen' : 'remembered'
        return mapping
      },
      onTable: (table: CsvTable) => this.#note(table, file, origin),
    }
  }

  all(): CsvTableWire[] {
    return [...this.#found.values()]
  }

  #note({ headerLine, columns, ...table }: CsvTable, file: string, origin: Origin): void {
    const key = keyOf(headerLine)
    const found = this.#found.get(key)
    // Our own table has a record of each dive beside its columns.
    const mappable = columns.flatMap(({ field, ...column }) => (field === 'own' ? [] : { field, ...column }))
    if (found) found.files.push(file)
    else if (mappable.length === columns.length && this.#found.size < MOST_TABLES)
      this.#found.set(key, cleanTexts({ ...table, key, files: [file], origin, columns: copied(mappable) }))
  }
}

const copied = (
  columns: readonly (Omit<CsvTableWire['columns'][number], 'samples'> & { samples: readonly string[] })[],
) => columns.map((column) => ({ ...column, samples: [...column.samples] }))

const keyOf = (headerLine: string) => createHash('sha256').update(headerLine).digest('hex')
