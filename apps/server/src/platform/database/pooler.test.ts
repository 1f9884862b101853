import { transactionPooler } from '@fathom/testing/database'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createLive } from '../live/index.ts'
import { sharesSessions } from './check-direct.ts'
import { connectDatabase } from './connect-database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

const reports = { note: () => {}, lost: () => {} }
const silent = { warn: () => {} }
let url: string
let pooler: Awaited<ReturnType<typeof transactionPooler>>

beforeAll(async () => {
  url = await freshDatabase()
  pooler = await transactionPooler(url)
})
afterAll(() => pooler.close())

const open = (databaseUrl: string, databaseDirectUrl?: string) =>
  openDatabase({ databaseUrl, databaseDirectUrl, dataDir: '/nowhere' }, reports)

test('[OP-04] a pooler in transaction mode is recognized, and PostgreSQL itself is not mistaken for one', async () => {
  expect(await sharesSessions(url)).toBe(false)
  expect(await sharesSessions(pooler.url)).toBe(true)
})

test('[OP-04] a pooler in transaction mode needs the direct address too: one line says so', async () => {
  const { host } = new URL(pooler.url)
  await expect(open(pooler.url)).rejects.toThrow(
    new RegExp(
      `^DATABASE_URL cannot be used alone \\(${host}/test_\\w+\\): it goes through a connection pooler in transaction mode; set DATABASE_DIRECT_URL to the address of PostgreSQL itself$`,
    ),
  )
  await expect(open(pooler.url, pooler.url)).rejects.toThrow(
    /^DATABASE_DIRECT_URL .* give it the address of PostgreSQL itself$/,
  )
})

test('[OP-04] with both addresses, statements with names and live events work', async () => {
  const db = await open(pooler.url, url)
  onTestFinished(() => db.close())
  const named = { name: 'one', text: 'select $1::int', values: [1] }
  const lists = Array.from({ length: 40 }, () => db.arrays<[number]>(named))
  expect(new Set((await Promise.all(lists)).flat(2))).toEqual(new Set([1]))
  const live = await createLive(db, silent)
  onTestFinished(() => live.close())
  const events = live.subscribe('dives', new AbortController().signal)[Symbol.asyncIterator]()
  await db.transaction((tx) => live.publish(tx, 'dives', 'logged'))
  expect((await events.next()).value).toBe('logged')
})

test('[OP-04] names that go through a pooler would collide', async () => {
  const [one, other] = [connectDatabase(pooler.url), connectDatabase(pooler.url)]
  onTestFinished(() => Promise.all([one.close(), other.close()]).then(() => undefined))
  const named = { name: 'two', text: 'select $1::int', values: [1] }
  await one.arrays(named)
  await expect(other.arrays(named)).rejects.toThrow('prepared statement "two" already exists')
})

test('[OP-04] live events through a pooler are refused at the start, because they would be lost without an error', async () => {
  const db = connectDatabase(pooler.url)
  onTestFinished(() => db.close())
  await expect(createLive(db, silent, { hearWithinMs: 200 })).rejects.toThrow(
    /^The database does not deliver notifications \(LISTEN\): .* set DATABASE_DIRECT_URL/,
  )
})

test('[OP-04] migrating leaves no lock behind, even through a pooler', async () => {
  await migrate({ url: pooler.url })
  const db = connectDatabase(url)
  onTestFinished(() => db.close())
  // Other databases of the cluster have locks of their own.
  const left = await db.query(
    `select l.* from pg_locks l join pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and d.datname = current_database()`,
  )
  expect(left).toEqual([])
})
