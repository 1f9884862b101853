const QUEUE_LIMIT = 1000

/** One subscriber's queue: the connection fills it, the consumer empties it, and either can end it. */
export class Subscription<Item> implements AsyncIterable<Item> {
  readonly #queue: Item[] = []
  readonly #ended: () => void
  #hasEnded = false
  #wake: () => void = () => {}

  constructor(ended: () => void) {
    this.#ended = ended
  }

  push(data: Item) {
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

  async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
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
