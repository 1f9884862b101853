import type { Writable } from 'node:stream'
import type { Locale } from '@fathom/domain/translations'
import { greetingBytes } from './event-bytes.ts'
import type { Follower } from './follower.ts'
import type { PersonEvent } from './live.ts'

/** A client with this much unread data is disconnected, and reconnects for the rest. */
const LARGEST_BACKLOG_BYTES = 256 * 1024

const HEARTBEAT = Buffer.from(':\n\n')

/** What all streams of a process share. */
export type Channel = {
  bytesOf(event: PersonEvent, locale: Locale): Buffer | undefined
  endsStreams(event: PersonEvent): boolean
  /** Whether a stream whose session has ended may still deliver it. */
  saysGoodbye(event: PersonEvent): boolean
}

export type Listener = { affiliateId: number; locale: Locale; expiresAt: number }

/** One open tab. It holds as little memory as possible: there may be ten thousand. */
export class LiveStream implements Follower {
  last: number | undefined = undefined
  readonly affiliateId: number
  readonly #locale: Locale
  readonly #expiresAt: number
  readonly #pipe: Writable
  readonly #channel: Channel
  #isLeaving = false

  constructor(pipe: Writable, channel: Channel, { affiliateId, locale, expiresAt }: Listener) {
    this.#pipe = pipe
    this.#channel = channel
    this.affiliateId = affiliateId
    this.#locale = locale
    this.#expiresAt = expiresAt
  }

  greet(sequence: number, isReset: boolean): void {
    this.#write(greetingBytes(sequence, isReset))
  }

  /** The session has ended: until the stream ends too, it carries only the record of that (TS-16). */
  startLeaving(): void {
    this.#isLeaving = true
  }

  give(event: PersonEvent): void {
    if (this.#isLeaving && !this.#channel.saysGoodbye(event)) return
    const bytes = this.#channel.bytesOf(event, this.#locale)
    if (bytes) this.#write(bytes)
    if (this.#channel.endsStreams(event)) this.end()
  }

  /** What concerns everyone, without a number. */
  sendNews(bytes: Buffer): void {
    if (!this.#isLeaving) this.#write(bytes)
  }

  beat(): void {
    this.#write(HEARTBEAT)
  }

  end(): void {
    this.#pipe.end()
    // Doesn't wait: a client that never closes its half would hold the connection.
    if ('destroySoon' in this.#pipe && typeof this.#pipe.destroySoon === 'function') this.#pipe.destroySoon()
  }

  #write(bytes: Buffer | string): void {
    if (this.#pipe.writableEnded || this.#pipe.destroyed) return
    if (Date.now() >= this.#expiresAt) {
      this.end()
      return
    }
    this.#pipe.write(bytes)
    if (this.#pipe.writableLength > LARGEST_BACKLOG_BYTES) this.#pipe.destroy()
  }
}
