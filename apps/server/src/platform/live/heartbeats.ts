import type { LiveStream } from './live-stream.ts'

/** Short enough for impatient proxies. */
const BEAT_SECONDS = 15

/**
 * The open streams of a process. Each gets a heartbeat every 15 seconds; one in fifteen of them gets it each
 * second.
 */
export class Heartbeats {
  readonly #turns = Array.from({ length: BEAT_SECONDS }, () => new Set<LiveStream>())
  readonly #timer: NodeJS.Timeout
  #turn = 0

  /** Calls `round` after every stream has had its turn. */
  constructor(round: () => void) {
    this.#timer = setInterval(() => {
      this.#turn = (this.#turn + 1) % BEAT_SECONDS
      for (const stream of this.#now()) stream.beat()
      if (this.#turn === 0) round()
    }, 1000).unref()
  }

  add(stream: LiveStream): () => void {
    const turn = this.#now()
    turn.add(stream)
    return () => turn.delete(stream)
  }

  sendNews(bytes: Buffer): void {
    for (const turn of this.#turns) for (const stream of turn) stream.sendNews(bytes)
  }

  endAll(): void {
    clearInterval(this.#timer)
    for (const turn of this.#turns) for (const stream of turn) stream.end()
  }

  #now(): Set<LiveStream> {
    return this.#turns[this.#turn] as Set<LiveStream>
  }
}
