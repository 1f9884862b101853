import type { Json } from './live.ts'

const QUEUE_LIMIT = 1000

/** One subscriber's queue: filled by the connection, emptied by whoever iterates, ended by either. */
export class Subscription implements AsyncIterable<Json> {
  readonly #queue: Json[] = []
  readonly #ended: () => void
  #hasEnded = false
  #wake: () => void = () => {}

  constructor(ended: () => void) {
    this.#ended = ended
  }

  push(data: Json) {
    if (this.#hasEnded) return
    this.#queue.push(data)
    if (this.#queue.length > QUEUE_LIMIT) this.end()
    this.#wake()
  }

  end() {
    if (this.#hasEnded) return
    this.#hasEnded = true
    this.#ended()
    this.#wake()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Json> {
    try {
      while (!this.#hasEnded) {
        const next = this.#queue.shift()
        if (next !== undefined) yield next
        else await this.#more()
      }
    } finally {
      this.end()
    }
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
      if (this.#hasEnded || this.#queue.length > 0) resolve()
    })
  }
}
