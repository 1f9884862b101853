import type { SourceDive } from '../source-dive.ts'

/** A dive for other programs, and the record of the program that writes it, so that it can read it again exactly. */
export type DiveToWrite = SourceDive & { own?: string }

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
