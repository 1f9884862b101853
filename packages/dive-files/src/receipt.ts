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

type Noted = {
  use: FieldUse
  count: number
  /** Of `count`, what was noted since the last dive was settled. */
  fresh: number
  example: string
  to: Destination | undefined
}

const isSame = (one: Destination | undefined, other: Destination | undefined) =>
  one?.field === other?.field && one?.into === other?.into

/** LO-03: collects what became of every field of a file. It is called for each value of each sample. */
export class Receipt {
  readonly #noted = new Map<string, Noted[]>()
  /** The used fields of the dive that is being read. */
  #fresh: { path: string; line: Noted }[] = []
  /** Of the fields that are noted. */
  readonly paths: PathTree

  constructor(paths = new PathTree()) {
    this.paths = paths
  }

  note(named: string, use: FieldUse, value: string, to?: Destination): void {
    this.#add(named, { use, count: 1, value, to })
  }

  #add(
    named: string,
    { use, count, value, to }: { use: FieldUse; count: number; value: string; to: Destination | undefined },
  ): void {
    const path = this.#noted.size < MOST_PATHS || this.#noted.has(named) ? named : THE_REST
    const noted = this.#noted.get(path)
    let line = noted?.find((each) => each.use === use && isSame(each.to, to))
    if (!line) {
      const example = value.length > LONGEST_EXAMPLE ? `${value.slice(0, LONGEST_EXAMPLE)}…` : value
      line = { use, count: 0, fresh: 0, example, to }
      if (noted) noted.push(line)
      else this.#noted.set(path, [line])
    }
    line.count += count
    if (use === 'unused') return
    if (line.fresh === 0) this.#fresh.push({ path, line })
    line.fresh += count
  }

  /** After each dive: of one that can't be imported, nothing is used. */
  settle(isImported: boolean): void {
    const fresh = this.#fresh
    this.#fresh = []
    for (const { path, line } of fresh) {
      const { fresh: count, example } = line
      line.fresh = 0
      if (isImported) continue
      line.count -= count
      this.#add(path, { use: 'unused', count, value: example, to: undefined })
    }
  }

  /** What was noted of something that dives refer to: unused unless one of them does. */
  add(other: Receipt, isUsed: boolean): void {
    for (const [path, noted] of other.#noted)
      for (const { use, count, example, to } of noted)
        this.#add(path, { use: isUsed ? use : 'unused', count, value: example, to: isUsed ? to : undefined })
  }

  /** For what no reader looks at. */
  readonly noteUnused = (path: string, value: string): void => this.note(path, 'unused', value)

  lines(): ReceiptLine[] {
    return [...this.#noted]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([path, noted]) => noted.filter(({ count }) => count > 0).map((line) => lineOf(path, line)))
  }
}

const lineOf = (path: string, { to, fresh: _fresh, ...line }: Noted): ReceiptLine => ({
  path,
  ...line,
  ...(to && { field: to.into ? `${to.into}.${to.field}` : to.field }),
})
