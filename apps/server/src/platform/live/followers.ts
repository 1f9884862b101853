import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../database/index.ts'
import type { Follower } from './follower.ts'
import { getLast, listLasts, readChanges } from './journal.ts'
import type { Changes, PersonEvent } from './live.ts'

type Person = { followers: Follower[]; heard: number; isReading: boolean }

/**
 * Delivers each person's events to their followers. A database notification is only a hint: a follower gets
 * the very next number or nothing, and gaps are read from the journal.
 */
export class Followers {
  readonly #people = new Map<number, Person>()
  readonly #db: Queryable
  readonly #log: Pick<FastifyBaseLogger, 'warn'>

  constructor(db: Queryable, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#db = db
    this.#log = log
  }

  count(affiliateId: number): number {
    return this.#people.get(affiliateId)?.followers.length ?? 0
  }

  countAll(): number {
    let all = 0
    for (const { followers } of this.#people.values()) all += followers.length
    return all
  }

  people(): number[] {
    return [...this.#people.keys()]
  }

  /** Listens first and reads second, so no event is missed in between. */
  async join(affiliateId: number, follower: Follower, after: number | undefined): Promise<void> {
    const person = this.#people.get(affiliateId) ?? { followers: [], heard: 0, isReading: false }
    this.#people.set(affiliateId, person)
    person.followers.push(follower)
    const changes = await this.#changesSince(affiliateId, after).catch((error) => {
      this.leave(affiliateId, follower)
      throw error
    })
    const from = after === undefined || changes.isReset ? changes.last : after
    follower.last = from
    follower.greet(from, changes.isReset)
    person.heard = Math.max(person.heard, changes.last)
    for (const event of changes.events) giveNext(follower, event)
    await this.#read(affiliateId, person)
  }

  leave(affiliateId: number, follower: Follower): void {
    const person = this.#people.get(affiliateId)
    const place = person?.followers.indexOf(follower) ?? -1
    if (!person || place < 0) return
    person.followers.splice(place, 1)
    if (person.followers.length === 0) this.#people.delete(affiliateId)
  }

  /** `event` is missing when it was too large for a notification. */
  heard(affiliateId: number, sequence: number, event: PersonEvent | undefined): void {
    const person = this.#people.get(affiliateId)
    if (!person) return
    person.heard = Math.max(person.heard, sequence)
    if (event) for (const follower of person.followers) giveNext(follower, event)
    if (isBehind(person)) this.#read(affiliateId, person)
  }

  /** Runs after the connection was cut or silent for too long. */
  async catchUp(): Promise<void> {
    for (const [affiliateId, last] of await listLasts(this.#db, this.people())) {
      const person = this.#people.get(affiliateId)
      if (!person) continue
      person.heard = Math.max(person.heard, last)
      await this.#read(affiliateId, person)
    }
  }

  /** Everyone fetches everything again: the journal may have gone back behind what was heard. */
  async startAnew(): Promise<void> {
    const lasts = new Map(await listLasts(this.#db, this.people()))
    for (const [affiliateId, person] of [...this.#people]) {
      const last = lasts.get(affiliateId) ?? 0
      person.heard = last
      for (const follower of [...person.followers]) {
        if (follower.last === undefined) continue
        follower.last = last
        follower.greet(last, true)
      }
    }
  }

  async #changesSince(affiliateId: number, after: number | undefined): Promise<Changes> {
    if (after !== undefined) return readChanges(this.#db, affiliateId, after)
    return { last: await getLast(this.#db, affiliateId), isReset: false, events: [] }
  }

  async #read(affiliateId: number, person: Person): Promise<void> {
    if (person.isReading) return
    person.isReading = true
    try {
      while (isBehind(person)) {
        const from = Math.min(...person.followers.map(({ last }) => last ?? Number.POSITIVE_INFINITY))
        const { heard } = person
        const changes = await readChanges(this.#db, affiliateId, from)
        // Unless another event arrived meanwhile, the journal's last number is right.
        if (person.heard === heard) person.heard = changes.last
        for (const follower of [...person.followers]) handOut(follower, from, changes)
      }
    } catch (error) {
      // No follower received anything out of order: the next event, or the next check, continues from here.
      this.#log.warn({ err: error }, "could not read a person's event journal")
    } finally {
      person.isReading = false
    }
  }
}

const isBehind = ({ followers, heard }: Person) =>
  followers.some(({ last }) => last !== undefined && last < heard)

function giveNext(follower: Follower, event: PersonEvent): void {
  if (follower.last !== event.sequence - 1) return
  follower.last = event.sequence
  follower.give(event)
}

/** Skips followers that aren't greeted yet, or that joined with an older number during the read. */
function handOut(follower: Follower, from: number, { last, isReset, events }: Changes): void {
  if (follower.last === undefined || follower.last < from) return
  if (isReset && follower.last === from) {
    follower.last = last
    follower.greet(last, true)
  }
  for (const event of events) giveNext(follower, event)
}
