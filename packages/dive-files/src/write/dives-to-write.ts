import type { SourceDive } from '../source-dive.ts'

/** A cell of a table. */
export type Cell = string | number | undefined

/**
 * A dive for other programs, and the record of the program that writes it, so that it can read it again exactly: one
 * text, or for a table its cells by their names.
 */
export type DiveToWrite = SourceDive & { own?: string; ownCells?: Readonly<Record<string, Cell>> }

/** Each call gives the dives from the first on: what they refer to comes before them in a file. */
export type DivesToWrite = () => AsyncIterable<DiveToWrite>

export type Writer = { name: string; version: string; now: Date }

/** By what it says, the number of a thing that several dives have. */
export class Numbered<T> {
  readonly #numbers = new Map<string, { id: string; value: T }>()
  readonly #prefix: string

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  idOf(value: T): string {
    const key = JSON.stringify(value)
    const known = this.#numbers.get(key)
    if (known) return known.id
    const id = `${this.#prefix}${this.#numbers.size + 1}`
    this.#numbers.set(key, { id, value })
    return id
  }

  entries(): { id: string; value: T }[] {
    return [...this.#numbers.values()]
  }
}
