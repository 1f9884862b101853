import { databaseProxy } from '@fathom/testing/database'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connectDatabase, type Database } from '../database/index.ts'
import { createLive } from './create-live.ts'
import type { Live } from './live.ts'

let proxy: Awaited<ReturnType<typeof databaseProxy>>
let db: Database
let live: Live
const log = { warn: vi.fn() }

beforeAll(async () => {
  const url = await freshDatabase()
  proxy = await databaseProxy(url)
  // Only the listening connection goes through the proxy.
  db = connectDatabase(url, { directUrl: proxy.url })
  live = await createLive(db, log, { checkEveryMs: 100, hearWithinMs: 300 })
})
afterAll(async () => {
  await live.close()
  await db.close()
  await proxy.close()
})

test('[OP-04] a listening connection that went silent is replaced, and its events are read from the journal', async () => {
  const stop = new AbortController()
  const events = (await live.follow(7, { signal: stop.signal }))[Symbol.asyncIterator]()
  await db.transaction((tx) => live.publishTo(tx, 7, 'word', 'before'))
  expect((await events.next()).value).toMatchObject({ sequence: 1, data: 'before' })

  proxy.freeze()
  await db.transaction((tx) => live.publishTo(tx, 7, 'word', 'meanwhile'))
  await vi.waitFor(() => expect(log.warn).toHaveBeenCalled())
  proxy.thaw()

  expect((await events.next()).value).toMatchObject({ sequence: 2, data: 'meanwhile' })
  await db.transaction((tx) => live.publishTo(tx, 7, 'word', 'after'))
  expect((await events.next()).value).toMatchObject({ sequence: 3, data: 'after' })
  stop.abort()
})

test('[OP-04] closing does not wait for a connection that went silent', async () => {
  const other = await createLive(db, log)
  proxy.freeze()
  const begun = performance.now()
  await other.close()
  expect(performance.now() - begun).toBeLessThan(5000)
  proxy.thaw()
})
