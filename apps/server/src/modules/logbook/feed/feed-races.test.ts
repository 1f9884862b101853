import { randomUUID } from 'node:crypto'
import { startWorld, type World } from '@fathom/testing/world'
import type pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { created, type GraphUser, graphAs } from '../logbook.fixture.ts'
import { readFeed, type StoredChanges } from './feed.store.ts'

let world: World<Server>
let newcomer: GraphUser
let affiliateId: number
beforeAll(async () => {
  world = await startWorld(startServer)
  newcomer = graphAs(world, 'newcomer')
  affiliateId = (await created(newcomer, 'Recreational', {})).affiliate_id
})

const read = (from: number, limit = 500) =>
  readFeed(world.server.platform.db, affiliateId, { from, isBackwards: false, limit })

const endOf = async () => (await read(0, 1)).newest

/** What a device that follows the feed knows, and where it is. */
class Device {
  readonly logs = new Map<string, string>()
  last = 0

  take({ changes, newest, hasMore }: StoredChanges): boolean {
    for (const { id, number, doc } of changes) {
      expect(number).toBeGreaterThan(this.last)
      this.last = number
      if (doc) this.logs.set(id, doc)
      else this.logs.delete(id)
    }
    if (!hasMore) this.last = newest
    return hasMore
  }

  async catchUp(limit: number): Promise<void> {
    while (this.take(await read(this.last, limit)));
  }
}

const storedLogs = async () => {
  const rows = await world.server.platform.db.query<{ id: string; doc: string }>(
    'select id, doc::text from dive_log where affiliate_id = $1 and deleted_at is null',
    [affiliateId],
  )
  return new Map(rows.map(({ id, doc }) => [id, doc]))
}

const touch = (client: pg.PoolClient, id: string) =>
  client.query(`update dive_log set version = version + 1 where affiliate_id = $1 and id = $2`, [
    affiliateId,
    id,
  ])

test('[BO-07] a writer that began first and commits last is not passed by a reader', async () => {
  const { pool, query } = world.server.platform.db
  const [slow, quick] = [
    await created(newcomer, 'Recreational', {}),
    await created(newcomer, 'Recreational', {}),
  ]
  const device = new Device()
  await device.catchUp(500)
  const heard: string[] = []
  const hear = async () => {
    const page = await read(device.last)
    heard.push(...page.changes.map(({ id }) => id))
    device.take(page)
  }
  const [first, second] = [await pool.connect(), await pool.connect()]
  try {
    await first.query('begin')
    await touch(first, slow.id)
    const { rows } = await second.query<{ pid: number }>('select pg_backend_pid() as pid')
    let isDone = false
    const other = touch(second, quick.id).then(() => {
      isDone = true
    })
    await vi.waitFor(async () => {
      const [state] = await query<{ waits: boolean }>(
        'select cardinality(pg_blocking_pids($1)) > 0 as waits',
        [rows[0]?.pid],
      )
      expect(isDone || state?.waits).toBe(true)
    })
    await hear()
    await first.query('commit')
    await other
    await hear()
  } finally {
    first.release()
    second.release()
  }
  expect(heard).toEqual([slow.id, quick.id])
})

test('[BO-07] a reader that pages while many write ends with what the server has', async () => {
  const logs = await Promise.all(Array.from({ length: 6 }, () => created(newcomer, 'Recreational', {})))
  const device = new Device()
  let isWriting = true
  const following = (async () => {
    while (isWriting) await device.catchUp(2)
  })()
  const write = async (writer: number) => {
    for (let turn = 0; turn < 12; turn += 1) {
      const id = logs[(writer + turn) % logs.length]?.id
      if (turn % 6 === 5) {
        await newcomer.ask('DeleteRecreationalLog', { id }).catch(() => undefined)
        await newcomer.ask('RestoreDiveLog', { id })
      } else if (turn % 4 === 3) await created(newcomer, 'Recreational', { dive_title: `${writer} ${turn}` })
      else {
        const input = { dive_title: `${writer} ${turn}` }
        await newcomer.ask('UpdateRecreationalLog', { id, input }).catch(() => undefined)
      }
    }
  }
  await Promise.all([0, 1, 2, 3].map(write))
  isWriting = false
  await following
  await device.catchUp(2)
  expect(device.logs.size).toBeGreaterThan(6)
  expect(device.logs).toEqual(await storedLogs())
})

test('a statement about many logs of many divers numbers each diver’s without gaps, by date', async () => {
  const { db } = world.server.platform
  const [one, other] = [randomUUID(), randomUUID()]
  const insert = `insert into dive_log (affiliate_id, id, log_type, status, dive_date, sort_date, search_text, doc, version,
      created_at)
    select affiliate_id, id, 'Recreational', 'Published', day, day, '', '{}', 1, now()
    from (values (901, $1::uuid, date '2026-05-02'), (901, $2::uuid, date '2026-05-01'),
      (902, gen_random_uuid(), date '2026-05-01')) dives (affiliate_id, id, day)`
  await db.query(insert, [one, other])
  await db.query('update dive_log set version = 2 where affiliate_id in (901, 902)')
  const page = { from: 0, isBackwards: false, limit: 10 }
  expect((await readFeed(db, 901, page)).changes).toMatchObject([
    { id: other, number: 3, version: 2 },
    { id: one, number: 4, version: 2 },
  ])
  expect(await readFeed(db, 902, page)).toMatchObject({ changes: [{ number: 2 }], newest: 2, logs: 1 })
})

test('[BO-07] a log that is removed without a delete is gone in the feed too', async () => {
  const log = await created(newcomer, 'Recreational', {})
  const before = await endOf()
  await world.server.platform.db.query('delete from dive_log where id = $1', [log.id])
  expect((await read(before)).changes).toMatchObject([
    { id: log.id, number: before + 1, version: 2, doc: null },
  ])
})
