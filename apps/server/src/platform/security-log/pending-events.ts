import { isIP } from 'node:net'
import { isFloodable, type SecurityEventKind } from '@fathom/domain/session'

export type SecurityEvent = {
  kind: SecurityEventKind
  /** Undefined when nobody is known to be behind it. */
  affiliateId?: number | undefined
  /** The caller's IP address. */
  address: string | undefined
  /** Method and route, such as `PUT /api/flags/:name`: never the URL, which contains e-mail addresses. */
  operation?: string | undefined
  /** The id of what a staff action was about. */
  target?: string | undefined
  /** The name of the problem that the caller got. */
  reason?: string | undefined
}

export type CountedEvent = {
  minute: Date
  kind: SecurityEventKind
  affiliateId: number | null
  address: string | null
  operation: string | null
  target: string | null
  reason: string | null
  count: number
  firstAt: Date
  lastAt: Date
}

const MINUTE_MS = 60_000

/** Of one kind in one minute. What exceeds it is counted in one row without details. */
const DISTINCT_PER_MINUTE = 100

/** While the database is away; about 3 MB. */
const MOST_PENDING = 10_000

/**
 * Events that aren't written yet, with equal ones of a minute counted together. Its size is limited whatever
 * callers do.
 */
export class PendingEvents {
  #events = new Map<string, CountedEvent>()
  #minute = 0
  #distinct = new Map<string, Set<string>>()
  #dropped = 0

  get size(): number {
    return this.#events.size
  }

  add(event: SecurityEvent, now: Date): void {
    const counted = countedEvent(event, now)
    this.#merge(this.#isOneTooMany(counted) ? withoutDetails(counted) : counted)
  }

  takeAll(): CountedEvent[] {
    const taken = [...this.#events.entries()]
    this.#events.clear()
    // In one order everywhere, so that two processes don't lock each other's rows.
    return taken.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, event]) => event)
  }

  /** Keeps events that couldn't be written. */
  giveBack(events: readonly CountedEvent[]): void {
    for (const event of events) this.#merge(event)
  }

  /** How many events didn't find a place since the last call. */
  takeDropped(): number {
    const dropped = this.#dropped
    this.#dropped = 0
    return dropped
  }

  #isOneTooMany(event: CountedEvent): boolean {
    if (!isFloodable(event.kind)) return false
    if (event.minute.getTime() !== this.#minute) {
      this.#minute = event.minute.getTime()
      this.#distinct.clear()
    }
    // Strangers can't crowd out what signed-in people do.
    const group = `${event.kind} ${event.affiliateId === null}`
    const known = this.#distinct.get(group) ?? new Set()
    this.#distinct.set(group, known)
    if (known.has(keyOf(event))) return false
    if (known.size >= DISTINCT_PER_MINUTE) return true
    known.add(keyOf(event))
    return false
  }

  #merge(event: CountedEvent): void {
    const key = keyOf(event)
    const known = this.#events.get(key)
    if (known) this.#events.set(key, sumOf(known, event))
    else if (this.#events.size < MOST_PENDING) this.#events.set(key, event)
    else this.#dropped += event.count
  }
}

function countedEvent({ kind, affiliateId, address, ...more }: SecurityEvent, now: Date): CountedEvent {
  return {
    minute: new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS),
    kind,
    affiliateId: affiliateId ?? null,
    address: plainAddress(address ?? ''),
    operation: more.operation ?? null,
    target: more.target ?? null,
    reason: more.reason ?? null,
    count: 1,
    firstAt: now,
    lastAt: now,
  }
}

const withoutDetails = (event: CountedEvent): CountedEvent => ({
  ...event,
  ...{ affiliateId: null, address: null, operation: null, target: null, reason: null },
})

const keyOf = ({ minute, kind, affiliateId, address, operation, target, reason }: CountedEvent) =>
  JSON.stringify([minute.getTime(), kind, affiliateId, address, operation, target, reason])

const sumOf = (one: CountedEvent, other: CountedEvent): CountedEvent => ({
  ...one,
  count: one.count + other.count,
  firstAt: one.firstAt < other.firstAt ? one.firstAt : other.firstAt,
  lastAt: one.lastAt > other.lastAt ? one.lastAt : other.lastAt,
})

/** IPv4 in IPv6 becomes IPv4. Null for anything that isn't an address: a proxy may pass on any text. */
function plainAddress(text: string): string | null {
  const plain = text.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) ? plain : null
}
