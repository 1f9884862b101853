import { PathTree } from './path-tree.ts'

export type FieldUse = 'stored' | 'converted' | 'unused'

/** What became of a field of the source, counted over all dives of the file. */
export type ReceiptLine = {
  /** In the words of the source: `dive/informationafterdive/greatestdepth`. */
  path: string
  use: FieldUse
  count: number
  /** The first value, as it was written in the file. */
  example: string
  /** Our field; absent if unused. */
  field?: string
}

const LONGEST_EXAMPLE = 80
/** No format has as many fields; the rest of a hostile file is counted together. */
const MOST_PATHS = 5000
const THE_REST = '…'

/** The part of our dive that a field is in, and its name there. Joined only when the receipt is read. */
type Destination = { into?: string | undefined; field: string }

type Noted = { use: FieldUse; count: number; example: string; to: Destination | undefined }

const isSame = (one: Destination | undefined, other: Destination | undefined) =>
  one?.field === other?.field && one?.into === other?.into

/** LO-03: collects what became of every field of a file. It is called for each value of each sample. */
export class Receipt {
  readonly #noted = new Map<string, Noted[]>()
  /** Of the fields that are noted. */
  readonly paths = new PathTree()

  note(named: string, use: FieldUse, value: string, to?: Destination): void {
    const path = this.#noted.size < MOST_PATHS || this.#noted.has(named) ? named : THE_REST
    const noted = this.#noted.get(path)
    const line = noted?.find((each) => each.use === use && isSame(each.to, to))
    if (line) line.count += 1
    else {
      const example = value.length > LONGEST_EXAMPLE ? `${value.slice(0, LONGEST_EXAMPLE)}…` : value
      const added = { use, count: 1, example, to }
      if (noted) noted.push(added)
      else this.#noted.set(path, [added])
    }
  }

  /** For what no reader looks at. */
  readonly noteUnused = (path: string, value: string): void => this.note(path, 'unused', value)

  lines(): ReceiptLine[] {
    return [...this.#noted]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([path, noted]) => noted.map((line) => lineOf(path, line)))
  }
}

const lineOf = (path: string, { to, ...line }: Noted): ReceiptLine => ({
  path,
  ...line,
  ...(to && { field: to.into ? `${to.into}.${to.field}` : to.field }),
})
