import { setTimeout as wait } from 'node:timers/promises'
import { type AStream, aStream } from './a-stream.fixture.ts'

/** One tab that reconnects to any of several servers whenever it's disconnected. It records every event. */
export class ResumingClient {
  readonly heard: number[] = []
  /** What it received since each reset, and the number that the reset named. */
  readonly runs: { from: number; heard: number[] }[]
  readonly #addresses: readonly string[]
  readonly #token: string | (() => string)
  #last: number
  #stream: AStream | undefined
  #isDone = false

  constructor(addresses: readonly string[], token: string | (() => string), after: number) {
    this.#addresses = addresses
    this.#token = token
    this.#last = after
    this.runs = [{ from: after, heard: [] }]
  }

  get resets(): number {
    return this.runs.length - 1
  }

  get last(): number {
    return this.#last
  }

  async run(): Promise<void> {
    while (!this.#isDone) {
      await this.#listen().catch(() => {})
      await wait(20)
    }
  }

  /** Like a train in a tunnel. */
  cut(): void {
    this.#stream?.leave()
  }

  stop(): void {
    this.#isDone = true
    this.cut()
  }

  async #listen(): Promise<void> {
    const address = this.#addresses[Math.floor(Math.random() * this.#addresses.length)]
    const token = typeof this.#token === 'string' ? this.#token : this.#token()
    const headers = { authorization: `Bearer ${token}` }
    this.#stream = await aStream(`${address}/api/live?after=${this.#last}`, headers)
    if (this.#stream.status !== 200) throw new Error(`answered ${this.#stream.status}`)
    for (let event = await this.#stream.next(); event; event = await this.#stream.next()) {
      // News for everyone has no number of its own; a browser keeps the last one it got.
      if (Number.isNaN(event.id)) continue
      if (event.event === 'reset') this.runs.push({ from: event.id, heard: [] })
      else if (event.event !== 'hello') {
        this.heard.push(event.id)
        this.runs.at(-1)?.heard.push(event.id)
      }
      this.#last = event.id
    }
  }
}
