import { freshDatabase } from '@fathom/testing/world'
import { expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from './database/index.ts'
import { createFlags } from './flags.ts'
import { createLive, type Live } from './live/index.ts'

const defaults = { showSiteMaintenanceNotice: false, monitoringSampling: 0.1 }
const log = { warn: () => {} }

async function aProcess(url: string) {
  const db = connectDatabase(url)
  const live = await createLive(db, log)
  const stopping = new AbortController()
  const flags = await createFlags({ db, live, defaults, log, signal: stopping.signal })
  const stop = async () => {
    stopping.abort()
    await live.close()
    await db.close()
  }
  return { db, flags, stop }
}

test('a flag switched in one process is switched in all of them, and survives a restart', async () => {
  const url = await freshDatabase()
  const [one, other] = [await aProcess(url), await aProcess(url)]
  expect(one.flags.current()).toEqual(defaults)

  await one.flags.set('showSiteMaintenanceNotice', true, 900001)
  expect(one.flags.current().showSiteMaintenanceNotice).toBe(true)
  await vi.waitFor(() => expect(other.flags.current().showSiteMaintenanceNotice).toBe(true))

  await Promise.all([one.stop(), other.stop()])
  const later = await aProcess(url)
  expect(later.flags.current()).toEqual({ showSiteMaintenanceNotice: true, monitoringSampling: 0.1 })
  await later.stop()
})

test('picks up a switch that happened while the connection was cut', async () => {
  const url = await freshDatabase()
  const [one, other] = [await aProcess(url), await aProcess(url)]
  await one.db.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fathom-live' and datname = current_database()",
  )
  await one.flags.set('monitoringSampling', 1, 900001)
  await vi.waitFor(() => expect(other.flags.current().monitoringSampling).toBe(1))
  await Promise.all([one.stop(), other.stop()])
})

test('rejects a value out of range, and ignores an unknown row in the table', async () => {
  const { db, flags, stop } = await aProcess(await freshDatabase())
  await expect(flags.set('monitoringSampling', 2, 900001)).rejects.toThrow()
  await db.query(
    `insert into flag (name, value) values ('from-the-future', '{}'), ('monitoringSampling', '"high"')`,
  )
  await flags.set('showSiteMaintenanceNotice', true, 900001)
  expect(flags.current()).toEqual({ showSiteMaintenanceNotice: true, monitoringSampling: 0.1 })
  await stop()
})

/** A database whose reads resolve when the test says so, each with the state at the time of the query. */
function aSlowDatabase() {
  let value: unknown = false
  const pending: (() => void)[] = []
  const query = async (text: string, values: readonly unknown[] = []) => {
    if (text.startsWith('insert into flag')) value = JSON.parse(String(values[1]))
    if (!text.startsWith('select name')) return []
    const rows = [{ name: 'showSiteMaintenanceNotice', value }]
    return new Promise((resolve) => pending.push(() => resolve(rows)))
  }
  const transaction = (work: (tx: { query: typeof query }) => Promise<unknown>) => work({ query })
  return { db: { query, transaction } as unknown as Database, pending, now: () => value }
}

test('[NV-12] the later of two switches in a row wins, regardless of the order of the reads', async () => {
  const { db, pending, now } = aSlowDatabase()
  const quiet = {
    subscribe: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => {}) }) }),
  }
  const live = { ...quiet, publish: async () => {} } as unknown as Live
  const starting = createFlags({ db, live, defaults, log, signal: new AbortController().signal })
  await new Promise(setImmediate)
  pending.pop()?.()
  const flags = await starting
  const on = flags.set('showSiteMaintenanceNotice', true, 900001)
  await new Promise(setImmediate)
  const both = Promise.all([on, flags.set('showSiteMaintenanceNotice', false, 900001)])
  let isDone = false
  void both.then(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise(setImmediate)
    pending.pop()?.()
  }
  expect([now(), flags.current().showSiteMaintenanceNotice]).toEqual([false, false])
})
