import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Queryable } from '../database/index.ts'
import { getLast } from './journal.ts'
import { ResumingClient } from './resuming-client.fixture.ts'

const CUT_LISTENERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'fathom-live' and datname = current_database() and random() < 0.5`

/** A server that can be killed abruptly and comes back at the same address. */
export type Killable = { address: string; killAndRestart(): Promise<void> }

type Person = { affiliateId: number; token: string }

type Options = {
  db: Database
  servers: readonly Killable[]
  people: readonly Person[]
  clientsEach: number
  deliveries: number
  /** The longest pause between two deliveries. */
  pauseMs: number
  publishTo: (tx: Queryable, affiliateId: number, number: number) => Promise<void>
}

export type Outcome = {
  deliveries: number
  expected: number
  lost: number
  doubled: number
  outOfOrder: number
  resets: number
  killedServers: number
  cutListeners: number
  cutClients: number
}

/** Sends notifications, some of them rolled back, while servers and connections die at random. */
export async function deliverWhileKilling(options: Options): Promise<Outcome> {
  const { db, servers, people, clientsEach } = options
  const addresses = servers.map(({ address }) => address)
  const tabs = await Promise.all(
    people.map(async ({ affiliateId, token }) => {
      const from = await getLast(db, affiliateId)
      const clients = Array.from({ length: clientsEach }, () => new ResumingClient(addresses, token, from))
      return { affiliateId, from, clients }
    }),
  )
  const clients = tabs.flatMap((tab) => tab.clients)
  const running = Promise.all(clients.map((client) => client.run()))
  const reaper = startReaper(db, servers, clients)
  await deliver(options)
  const killed = await reaper.stop()
  const ends = await Promise.all(
    tabs.map(async (tab) => ({ ...tab, to: await getLast(db, tab.affiliateId) })),
  )
  await untilCaughtUp(ends)
  for (const client of clients) client.stop()
  await running
  return { deliveries: options.deliveries, ...killed, ...countedIn(ends) }
}

async function deliver({ db, people, deliveries, pauseMs, publishTo }: Options): Promise<void> {
  for (let number = 0; number < deliveries; number++) {
    const { affiliateId = 0 } = people[number % people.length] ?? {}
    await db.transaction((tx) => publishTo(tx, affiliateId, number))
    if (number % 10 === 0) await takeBack(db, (tx) => publishTo(tx, affiliateId, -1))
    await wait(Math.random() * pauseMs)
  }
}

async function takeBack(db: Database, work: (tx: Queryable) => Promise<void>): Promise<void> {
  const regret = new Error('taken back')
  const undone = db.transaction(async (tx) => {
    await work(tx)
    throw regret
  })
  await undone.catch((error) => {
    if (error !== regret) throw error
  })
}

/**
 * Runs three loops at once: one kills servers, one the servers' listening connections, one the clients'
 * connections.
 */
function startReaper(db: Database, servers: readonly Killable[], clients: readonly ResumingClient[]) {
  const killed = { killedServers: 0, cutListeners: 0, cutClients: 0 }
  let isOver = false
  const again = async (atMostMs: number, reap: () => Promise<void>) => {
    while (!isOver) {
      await wait(Math.random() * atMostMs)
      await reap()
    }
  }
  const reaping = Promise.all([
    again(1000, async () => {
      await oneOf(servers).killAndRestart()
      killed.killedServers++
    }),
    again(1000, async () => {
      killed.cutListeners += (await db.query(CUT_LISTENERS)).length
    }),
    again(200, async () => {
      oneOf(clients).cut()
      killed.cutClients++
    }),
  ])
  return {
    stop: async () => {
      isOver = true
      await reaping
      return killed
    },
  }
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

type Ended = { from: number; to: number; clients: readonly ResumingClient[] }

/** A client that hasn't received an event after a minute has lost it. */
async function untilCaughtUp(ends: readonly Ended[]): Promise<void> {
  const deadline = Date.now() + 60_000
  const isBehind = () => ends.some(({ to, clients }) => clients.some(({ last }) => last < to))
  while (isBehind() && Date.now() < deadline) await wait(50)
}

function countedIn(ends: readonly Ended[]) {
  const counts = { expected: 0, lost: 0, doubled: 0, outOfOrder: 0, resets: 0 }
  for (const { from, to, clients } of ends)
    for (const { heard, resets } of clients) {
      const different = new Set(heard)
      counts.expected += to - from
      counts.lost += Array.from({ length: to - from }, (_, n) => from + n + 1).filter(
        (number) => !different.has(number),
      ).length
      counts.doubled += heard.length - different.size
      counts.outOfOrder += heard.filter((number, place) => number < (heard[place - 1] ?? 0)).length
      counts.resets += resets
    }
  return counts
}
