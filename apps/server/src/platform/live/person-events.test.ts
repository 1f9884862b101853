import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../database/index.ts'
import { createLive, deleteOldEvents } from './index.ts'
import type { Live, PersonEvent } from './live.ts'

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'fathom-live' and datname = current_database()`

let db: Database
let one: Live
let other: Live
let stop: AbortController

beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
  stop = new AbortController()
  one = await createLive(db, { warn: () => {} })
  other = await createLive(db, { warn: () => {} })
})
afterAll(async () => {
  stop.abort()
  await Promise.all([one.close(), other.close()])
  await db.close()
})

/** The next `count` events, each with its number. */
async function heard(events: AsyncIterable<PersonEvent>, count: number): Promise<[number, unknown][]> {
  const list: [number, unknown][] = []
  for await (const { sequence, data } of events) {
    list.push([sequence, data])
    if (list.length === count) break
  }
  return list
}

const follow = (live: Live, person: number, after?: number) =>
  live.follow(person, { signal: stop.signal, ...(after !== undefined && { after }) })

const publishTo = (person: number, data: string) =>
  db.transaction((tx) => one.publishTo(tx, person, 'word', data))

test('each person has their own numbers, and every process receives them in order', async () => {
  const [here, there] = [await follow(one, 1), await follow(other, 1)]
  await publishTo(2, 'not mine')
  await publishTo(1, 'a')
  await publishTo(1, 'b')
  for (const events of [here, there])
    expect(await heard(events, 2)).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
})

test('a rollback leaves no gap in the numbers', async () => {
  const undone = db.transaction(async (tx) => {
    await one.publishTo(tx, 3, 'word', 'undone')
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await publishTo(3, 'done')).toBe(1)
})

test('a returning follower gets the missed events, then the new ones, each once', async () => {
  for (const word of ['a', 'b', 'c']) await publishTo(4, word)
  const back = await follow(other, 4, 1)
  await publishTo(4, 'd')
  expect(await heard(back, 3)).toEqual([
    [2, 'b'],
    [3, 'c'],
    [4, 'd'],
  ])
})

test('many concurrent events arrive in the order of their numbers, without gaps', async () => {
  const events = await follow(other, 5)
  await Promise.all(Array.from({ length: 60 }, (_, n) => publishTo(5, `event ${n}`)))
  const list = await heard(events, 60)
  expect(list.map(([sequence]) => sequence)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1))
  expect(new Set(list.map(([, data]) => data)).size).toBe(60)
})

test('reads all pages when there are several', async () => {
  await db.query(`insert into person_sequence values (6, 450)`)
  await db.query(
    `insert into person_event (affiliate_id, sequence, type, data) select 6, n, 'word', to_jsonb(n) from generate_series(1, 450) n`,
  )
  const list = await heard(await follow(one, 6, 0), 450)
  expect(list.every(([sequence, data], place) => sequence === place + 1 && data === place + 1)).toBe(true)
})

test('a cut connection ends no follower, and events during the cut arrive once', async () => {
  const events = await follow(other, 7)
  const hearing = heard(events, 40)
  for (let n = 0; n < 20; n++) {
    if (n % 5 === 0) await db.query(CUT)
    await Promise.all([publishTo(7, `${n}`), publishTo(7, `${n}`)])
  }
  expect((await hearing).map(([sequence]) => sequence)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1))
})

test('catchUp finds events without a notification', async () => {
  const events = await follow(other, 8)
  const hearing = heard(events, 2)
  await publishTo(8, 'told')
  await db.query('update person_sequence set last = 2 where affiliate_id = 8')
  await db.query(
    `insert into person_event (affiliate_id, sequence, type, data) values (8, 2, 'word', '"quiet"')`,
  )
  await other.catchUp()
  expect(await hearing).toEqual([
    [1, 'told'],
    [2, 'quiet'],
  ])
})

test('an event too large for a notification still arrives, in order', async () => {
  const events = await follow(other, 9)
  const large = 'x'.repeat(20_000)
  await db.transaction(async (tx) => {
    for (const word of ['a', large, 'c']) await one.publishTo(tx, 9, 'word', word)
  })
  expect(await heard(events, 3)).toEqual([
    [1, 'a'],
    [2, large],
    [3, 'c'],
  ])
})

test('a follower who was away longer than events are stored gets an error', async () => {
  for (const word of ['a', 'b', 'c']) await publishTo(10, word)
  await db.query(
    `update person_event set at = now() - interval '8 days' where affiliate_id = 10 and sequence < 3`,
  )
  await deleteOldEvents(db, new Date())
  await expect(follow(one, 10, 1).then((events) => heard(events, 1))).rejects.toMatchObject({
    problem: 'events-gone',
  })
  expect(await heard(await follow(one, 10, 2), 1)).toEqual([[3, 'c']])
  await expect(follow(one, 10, 99).then((events) => heard(events, 1))).rejects.toMatchObject({
    problem: 'events-gone',
  })
})

test('locking a person blocks new events for them until the commit', async () => {
  const order: string[] = []
  const isOpen = Promise.withResolvers<void>()
  const holding = db.transaction(async (tx) => {
    await one.hold(tx, 11)
    isOpen.resolve()
    await one.publishTo(tx, 11, 'word', 'first')
    await db.query('select 1')
    order.push('holder')
  })
  await isOpen.promise
  await publishTo(11, 'second')
  order.push('other')
  await holding
  expect(order).toEqual(['holder', 'other'])
  expect(await heard(await follow(one, 11, 0), 2)).toEqual([
    [1, 'first'],
    [2, 'second'],
  ])
})

test('a follower that stops is released', async () => {
  const leaving = new AbortController()
  const following = await one.follow(12, { signal: leaving.signal })
  const events = following[Symbol.asyncIterator]()
  const waiting = events.next()
  expect(one.listPeople()).toContain(12)
  leaving.abort()
  expect((await waiting).done).toBe(true)
  expect(one.listPeople()).not.toContain(12)
})

test.each([
  ['at once', 0],
  ['at the next check, if the database was away for the first question', 1],
])(
  '[OP-04] after a failover everyone starts anew %s, because numbers that were heard may come again',
  async (_, failures) => {
    let timeline = '00000001'
    let failing = 0
    const failingOver = {
      ...{ url: db.url, availability: db.availability },
      query: ((text: string, values?: unknown[]) => {
        if (!text.includes('pg_walfile_name')) return db.query(text, values)
        failing -= 1
        return failing < 0
          ? Promise.resolve([{ timeline }])
          : Promise.reject(Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' }))
      }) as Database['query'],
    }
    const affiliateId = 11 + failures
    const warned = Promise.withResolvers<void>()
    const third = await createLive(failingOver, { warn: () => warned.resolve() })
    const given: string[] = []
    const greeted = Promise.withResolvers<number>()
    const arrived = Promise.withResolvers<void>()
    await third.join(affiliateId, {
      last: undefined,
      greet: (sequence, isReset) => isReset && greeted.resolve(sequence),
      give: ({ data }) => {
        given.push(String(data))
        if (given.length === 3) arrived.resolve()
      },
    })
    for (const word of ['a', 'only on the old primary']) await publishTo(affiliateId, word)
    await expect.poll(() => given).toHaveLength(2)

    timeline = '00000002'
    failing = failures
    await db.query(`delete from person_event where affiliate_id = ${affiliateId} and sequence = 2`)
    await db.query(`update person_sequence set last = 1 where affiliate_id = ${affiliateId}`)
    await db.query(CUT)
    if (failures > 0) {
      await warned.promise
      await third.catchUp()
    }
    expect(await greeted.promise).toBe(1)
    expect(await publishTo(affiliateId, 'b')).toBe(2)
    await arrived.promise
    expect(given).toEqual(['a', 'only on the old primary', 'b'])
    await third.close()
  },
)
