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

/** LO-03: collects what became of every field of a file. */
export class Receipt {
  readonly #lines = new Map<string, ReceiptLine>()

  note(path: string, use: FieldUse, value: string, field?: string): void {
    const key = `${use} ${field ?? ''} ${path}`
    const line = this.#lines.get(key)
    if (line) line.count += 1
    else {
      const example = value.length > LONGEST_EXAMPLE ? `${value.slice(0, LONGEST_EXAMPLE)}…` : value
      this.#lines.set(key, { path, use, count: 1, example, ...(field !== undefined && { field }) })
    }
  }

  lines(): ReceiptLine[] {
    return [...this.#lines.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
  }
}
