import type { FastifyBaseLogger } from 'fastify'
import { type Database, isConnectionLost } from '../database/index.ts'
import { StartProblem } from '../start-problem.ts'
import { follow } from './follow.ts'
import { Followers } from './followers.ts'
import { CHANNEL, getLast, holdPerson, readChanges, writeEvent } from './journal.ts'
import { Deaf, type ListenChecks, type ListenEvents, type Listener, listen } from './listener.ts'
import type { Json, Live } from './live.ts'
import { Topics } from './topics.ts'

const LARGEST_EVENT_BYTES = 7000 // PostgreSQL allows 8000, and the topic takes some of them

type Heard = { topic: string; data: Json } | { person: number; sequence: number; type?: string; data?: Json }

export async function createLive(
  db: Pick<Database, 'url' | 'query' | 'availability'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  checks: ListenChecks = {},
): Promise<Live> {
  const topics = new Topics()
  const followers = new Followers(db, log)
  let timeline = await findTimeline(db)
  let cuts = 0
  let resumedCuts = 0
  /** After a failover, numbers that were heard before may belong to other events now. */
  const resume = async () => {
    const upTo = cuts // another may come meanwhile
    const now = await findTimeline(db)
    if (now === timeline) await followers.catchUp()
    else await followers.startAnew()
    timeline = now
    resumedCuts = upTo
  }
  /** A resume that failed is tried again at the next check, not only after the next cut. */
  const catchUp = () =>
    (resumedCuts < cuts ? resume() : followers.catchUp()).catch((error) =>
      log.warn({ err: error }, 'could not catch up with the event journal'),
    )

  const listener = await listenOrExplain(db, checks, {
    heard: (payload) => passOn(JSON.parse(payload), topics, followers),
    resumed: () => {
      topics.endAll()
      cuts += 1
      void catchUp()
    },
    failed: (error) => {
      if (isConnectionLost(error)) db.availability.report(error)
      else log.warn({ err: error }, 'lost the connection for live events')
    },
  })

  const live: Live = {
    publish: async (tx, topic, data) => {
      const payload = JSON.stringify({ topic, data })
      const bytes = Buffer.byteLength(payload)
      if (bytes > LARGEST_EVENT_BYTES)
        throw new Error(`an event of ${bytes} bytes on ${topic} is too large: send its id`)
      await tx.query('select pg_notify($1, $2)', [CHANNEL, payload])
    },
    subscribe: <T extends Json>(topic: string, signal: AbortSignal) =>
      topics.subscribe(topic, signal) as AsyncIterable<Json> as AsyncIterable<T>,
    hold: holdPerson,
    publishTo: writeEvent,
    follow: (affiliateId, options) => follow(live, affiliateId, options),
    join: (affiliateId, follower, after) => followers.join(affiliateId, follower, after),
    leave: (affiliateId, follower) => followers.leave(affiliateId, follower),
    listPeople: () => followers.people(),
    countFollowers: (affiliateId) => followers.count(affiliateId),
    countAll: () => followers.countAll(),
    listChanges: async (affiliateId, after) => {
      if (after !== undefined) return readChanges(db, affiliateId, after)
      return { last: await getLast(db, affiliateId), isReset: false, events: [] }
    },
    catchUp,
    close: async () => {
      topics.close()
      await listener.close()
    },
  }
  return live
}

/**
 * Which history of the database this is: a standby that takes over begins a new one, and what the former primary did
 * not pass on in time is missing in it. Undefined where PostgreSQL doesn't say.
 */
async function findTimeline(db: Pick<Database, 'query'>): Promise<string | undefined> {
  const [row] = await db
    .query<{ timeline: string }>(
      'select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline where not pg_is_in_recovery()',
    )
    .catch((error) => {
      if (isConnectionLost(error)) throw error
      return []
    })
  return row?.timeline
}

async function listenOrExplain(
  db: Pick<Database, 'url' | 'query'>,
  checks: ListenChecks,
  events: ListenEvents,
): Promise<Listener> {
  const notify = (channel: string, payload: string) =>
    db.query('select pg_notify($1, $2)', [channel, payload])
  try {
    return await listen(db.url, CHANNEL, events, { notify, ...checks })
  } catch (error) {
    if (!(error instanceof Deaf)) throw error
    throw new StartProblem(
      'The database does not deliver notifications (LISTEN): if a connection pooler is in between, set DATABASE_DIRECT_URL to the address of PostgreSQL itself',
    )
  }
}

function passOn(heard: Heard, topics: Topics, followers: Followers): void {
  if ('topic' in heard) {
    topics.publish(heard.topic, heard.data)
    return
  }
  const { person, sequence, type, data } = heard
  const event = type === undefined || data === undefined ? undefined : { sequence, type, data }
  followers.heard(person, sequence, event)
}
