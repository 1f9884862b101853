import { databaseProxy } from '@fathom/testing/database'
import { freshDatabase } from '@fathom/testing/world'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase } from './connect-database.ts'
import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { withQueryLimit } from './query-limit.ts'

let url: string
let db: Database
let proxy: Awaited<ReturnType<typeof databaseProxy>>

beforeAll(async () => {
  url = await freshDatabase()
})

async function connected(statementMs: number, log = { warn: vi.fn(), error: vi.fn() }) {
  proxy = await databaseProxy(url)
  db = connectDatabase(proxy.url, { size: 2, statementMs, log })
  await db.query('select 1')
  return log
}
afterEach(async () => {
  await db.close()
  await proxy.close()
})

const sessions = async () =>
  (await db.query<{ pid: number }>('select pg_backend_pid() as pid')).map(({ pid }) => pid)

test('[OP-04] a statement without an answer fails after its limit, and nothing uses its connection again', async () => {
  await connected(300)
  const [silent] = await sessions()
  proxy.freeze()
  const begun = performance.now()
  await expect(db.query('select 2')).rejects.toThrow(DatabaseAway)
  expect(performance.now() - begun).toBeLessThan(5000)
  proxy.thaw()
  await vi.waitFor(async () => expect(await db.query('select 3 as three')).toEqual([{ three: 3 }]))
  expect(await sessions()).not.toContain(silent)
})

test('[OP-04] a transaction without an answer ends at once: what it says afterwards is not sent', async () => {
  await connected(300)
  const said: unknown[] = []
  const work = db.transaction(async (tx) => {
    await tx.query('select 1')
    proxy.freeze()
    await tx.query('select 2').catch((error) => said.push(error))
    proxy.thaw()
    const begun = performance.now()
    await tx.query('select 3').catch((error) => said.push(error))
    expect(performance.now() - begun).toBeLessThan(100)
  })
  await expect(work).rejects.toThrow(DatabaseAway)
  expect(said.map((error) => error instanceof DatabaseAway)).toEqual([true, true])
})

test('[OP-04] work that says so may take longer', async () => {
  await connected(200)
  await expect(db.query('select pg_sleep(0.6)')).rejects.toThrow(DatabaseAway)
  await withQueryLimit(60_000, async () => {
    await db.query('select pg_sleep(0.6)')
    await db.transaction((tx) => tx.query('select pg_sleep(0.6)'))
  })
})

test('[OP-04] the server ends a statement whose connection was closed, with its locks', async () => {
  await connected(300)
  const direct = connectDatabase(url)
  await direct.query('create table busy ()')
  const stuck = db.transaction(async (tx) => {
    await tx.query('lock table busy')
    await tx.query('select pg_sleep(3600)')
  })
  await expect(stuck).rejects.toThrow(DatabaseAway)
  await withQueryLimit(60_000, () => direct.query('select from busy'))
  await direct.close()
})

test('[OP-04] one log line names a statement that took too long while the database answers', async () => {
  const log = await connected(200)
  await expect(db.query('select\n  pg_sleep(1)')).rejects.toThrow(DatabaseAway)
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalledOnce())
  expect(log.warn.mock.calls[0]).toEqual([
    { reason: 'Query read timeout', statement: 'select pg_sleep(1)' },
    'lost a connection to the database; the database itself answers',
  ])
  expect(log.error).not.toHaveBeenCalled()
})

test('[OP-04] one line says that the database is away, and one that it is back', async () => {
  const log = await connected(300)
  const back = vi.fn()
  db.availability.onBack(back)
  await proxy.close()
  for (let call = 0; call < 20; call++) await expect(db.query('select 1')).rejects.toThrow(DatabaseAway)
  await expect(db.transaction((tx) => tx.query('select 1'))).rejects.toThrow(DatabaseAway)
  await vi.waitFor(() => expect(db.availability.isAway()).toBe(true))
  await proxy.open()
  await vi.waitFor(() => expect(db.availability.isAway()).toBe(false))
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }])
  expect(back).toHaveBeenCalledOnce()
  expect(log.error.mock.calls).toEqual([
    [
      { reason: expect.stringContaining('ECONNREFUSED') },
      'the database is away; calls answer 503 until it is back',
    ],
  ])
  expect(log.warn.mock.calls).toEqual([[{ awayMs: expect.any(Number) }, 'the database is back']])
})

test('[OP-04] an error of the statement itself stays what it is', async () => {
  await connected(5000)
  await expect(db.query('select no_such_thing()')).rejects.toMatchObject({ code: '42883' })
  expect(db.availability.isAway()).toBe(false)
})
