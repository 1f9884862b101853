import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase } from './connect-database.ts'
import type { Database } from './database.ts'
import { probeRoom, watchRoom } from './watch-room.ts'

function aLog() {
  const lines: string[] = []
  const keep = (_details: unknown, text?: string) => void lines.push(text ?? '')
  return { lines, warn: keep, error: keep }
}

const FULL = 'the disk of the database is full; writes answer 503 until there is room'
const BACK = 'the disk of the database has room again'
const AWAY = { problem: 'database-away', status: 503 }

const log = aLog()
let db: Database
beforeAll(async () => {
  db = connectDatabase(await freshDatabase(), { log })
  await db.query('create table dive (title text)')
  // As PostgreSQL says it when it can't extend a table.
  await db.query(`create function disk_full() returns void language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
})
afterAll(() => db.close())

test('a full disk of the database answers 503, leaves nothing half written, and is said once', async () => {
  const writing = db.transaction(async (tx) => {
    await tx.query(`insert into dive values ('Ghost')`)
    await tx.query('select disk_full()')
  })
  await expect(writing).rejects.toMatchObject(AWAY)
  await expect(db.query('select disk_full()')).rejects.toMatchObject(AWAY)
  expect(await db.query('select from dive')).toEqual([])
  expect(log.lines).toEqual([FULL])
})

test('when there is room again, that is said, and the next full disk too', async () => {
  const { lines, ...into } = aLog()
  let isFull = true
  let looks = 0
  const probe = async () => {
    looks += 1
    if (isFull) throw new Error('No space left on device')
  }
  const room = watchRoom(probe, into, 1)
  room.report(new Error('No space left on device'))
  await vi.waitFor(() => expect(looks).toBeGreaterThan(1))
  expect(lines).toEqual([FULL])
  isFull = false
  await vi.waitFor(() => expect(lines).toEqual([FULL, BACK]))
  room.report(new Error('No space left on device'))
  expect(lines).toEqual([FULL, BACK, FULL])
  room.close()
})

test('looking for room writes, and leaves nothing behind', async () => {
  await probeRoom(db.url)
  await vi.waitFor(async () =>
    expect(await db.query(`select from pg_class where relname = 'room'`)).toEqual([]),
  )
})
