import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../database/index.ts'
import { createLive } from './create-live.ts'
import type { Json, Live } from './live.ts'

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'fathom-live' and datname = current_database()`

let db: Database
let one: Live
let other: Live

beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
  one = await createLive(db, { warn: () => {} })
  other = await createLive(db, { warn: () => {} })
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await db.close()
})

const hear = (live: Live, topic: string, signal = new AbortController().signal) =>
  live.subscribe<Json>(topic, signal)[Symbol.asyncIterator]()

test('events published in one process reach all of them, in order', async () => {
  const here = hear(one, 'logged:1')
  const there = hear(other, 'logged:1')
  await db.transaction(async (tx) => {
    await one.publish(tx, 'logged:1', { title: 'Wreck' })
    await one.publish(tx, 'logged:1', { title: 'Reef · 礁' })
  })
  for (const heard of [here, there]) {
    expect((await heard.next()).value).toEqual({ title: 'Wreck' })
    expect((await heard.next()).value).toEqual({ title: 'Reef · 礁' })
  }
})

test('events of a rolled-back transaction are never delivered', async () => {
  const heard = hear(other, 'logged:2')
  const failing = db.transaction(async (tx) => {
    await one.publish(tx, 'logged:2', 'undone')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await one.publish(db, 'logged:2', 'done')
  expect((await heard.next()).value).toBe('done')
})

test("a topic doesn't receive events of another", async () => {
  const heard = hear(one, 'logged:3')
  await one.publish(db, 'logged:33', 'not mine')
  await one.publish(db, 'logged:3', 'mine')
  expect((await heard.next()).value).toBe('mine')
})

test('an aborted subscription ends, even when it was never read or was aborted beforehand', async () => {
  const leaving = new AbortController()
  const waiting = hear(one, 'logged:4', leaving.signal).next()
  leaving.abort()
  expect(await waiting).toEqual({ done: true, value: undefined })
  expect((await hear(one, 'logged:4', leaving.signal).next()).done).toBe(true)
})

test('a subscriber that falls behind is ended instead of filling the memory', async () => {
  const slow = hear(one, 'flood')
  const witness = hear(one, 'flood-over')
  await db.query(
    `select pg_notify('live', json_build_object('topic', 'flood', 'data', n)::text) from generate_series(1, 1500) n`,
  )
  await one.publish(db, 'flood-over', true)
  await witness.next()
  expect((await slow.next()).done).toBe(true)
})

test('after a cut it listens again, and ends subscriptions that may have missed events', async () => {
  const before = hear(one, 'logged:5')
  const waiting = before.next()
  await db.query(CUT)
  expect((await waiting).done).toBe(true)
  const after = hear(one, 'logged:5')
  await other.publish(db, 'logged:5', 'again')
  expect((await after.next()).value).toBe('again')
})

test('publishing an event that is too large is rejected', async () => {
  await expect(one.publish(db, 'large', 'x'.repeat(7000))).rejects.toThrow('too large')
})

test('closing ends every subscription, including one that starts too late', async () => {
  const short = await createLive(db, { warn: () => {} })
  const waiting = hear(short, 'closing').next()
  await short.close()
  await short.close()
  expect((await waiting).done).toBe(true)
  expect((await hear(short, 'closing').next()).done).toBe(true)
})
