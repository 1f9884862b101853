import { connect } from 'node:net'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../database/index.ts'
import { createHttp, type HttpApp } from '../http/index.ts'
import { aLog, allRights, aSecurityLog, aUser, notHandedOver } from '../http/testing.ts'
import { aStream } from './a-stream.fixture.ts'
import type { LiveEventKinds } from './event-bytes.ts'
import { createLive, deleteOldEvents, liveRoutes } from './index.ts'
import type { Json, Live } from './live.ts'

const KINDS: LiveEventKinds = {
  word: { worded: (data, locale) => ({ said: `${data} in ${locale}` }) },
  bye: { worded: () => ({}), endsStreams: (data) => data === 'all' },
  broken: {
    worded: () => {
      throw new Error('no words')
    },
  },
}

let db: Database
let live: Live
let app: HttpApp
let base: string
const drain = new AbortController()

/** A bearer whose second part has its expiry and its person, like a real one. */
const bearer = (person: number, seconds = 3600) => {
  const payload = { exp: Date.now() / 1000 + seconds, person }
  return `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`
}

async function verify(token: string) {
  const { person } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { ...aUser(), affiliateId: person as number }
}

beforeAll(async () => {
  db = connectDatabase(await freshDatabase())
  const { log } = aLog()
  live = await createLive(db, log)
  app = await createHttp(
    { log, version: '1', publicUrl: 'http://localhost' },
    { verify, findHandover: notHandedOver, findRights: allRights, securityLog: aSecurityLog() },
  )
  await app.register(liveRoutes({ live, drain: drain.signal, log }, KINDS), { prefix: '/api/live' })
  base = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  drain.abort()
  await app.close()
  await live.close()
  await db.close()
})

const publishTo = (person: number, data: Json, type = 'word') =>
  db.transaction((tx) => live.publishTo(tx, person, type, data))

type ListenOptions = { query?: string; seconds?: number } & Record<string, unknown>

const listen = (person: number, { query = '', seconds, ...headers }: ListenOptions = {}) =>
  aStream(`${base}/api/live${query}`, { authorization: `Bearer ${bearer(person, seconds)}`, ...headers })

const sequence = (id: number, event = 'hello') => ({ id, event, data: { sequence: id } })
const said = (id: number, word: string) => ({ id, event: 'word', data: { said: word } })

test('a stream starts with its position and continues with new events, in the language of the reader', async () => {
  await publishTo(1, 'before')
  const [mine, german] = [await listen(1), await listen(1, { 'accept-language': 'de-DE' })]
  expect([await mine.next(), await german.next()]).toEqual([sequence(1), sequence(1)])
  await publishTo(1, 'after')
  expect(await mine.next()).toEqual(said(2, 'after in en-US'))
  expect(await german.next()).toEqual(said(2, 'after in de-DE'))
  for (const stream of [mine, german]) stream.leave()
})

test.each([
  ['the query', { query: '?after=1' }],
  ['the header of browsers', { 'last-event-id': '1' }],
])(
  'a client that sends its last event by %s gets the missed events, then the new ones',
  async (_, options) => {
    const person = _ === 'the query' ? 2 : 3
    for (const word of ['a', 'b', 'c']) await publishTo(person, word)
    const stream = await listen(person, options)
    await publishTo(person, 'd')
    expect(await stream.take(4)).toEqual([
      sequence(1),
      said(2, 'b in en-US'),
      said(3, 'c in en-US'),
      said(4, 'd in en-US'),
    ])
    stream.leave()
  },
)

test('a client that was away too long gets a reset', async () => {
  for (const word of ['a', 'b', 'c']) await publishTo(4, word)
  await db.query(`update person_event set at = now() - interval '8 days' where affiliate_id = 4`)
  await deleteOldEvents(db, new Date())
  const stream = await listen(4, { query: '?after=1' })
  expect(await stream.next()).toEqual(sequence(3, 'reset'))
  await publishTo(4, 'd')
  expect(await stream.next()).toEqual(said(4, 'd in en-US'))
  stream.leave()
})

test('an event that fails to format or that no module knows blocks no other event', async () => {
  const stream = await listen(5)
  expect(await stream.next()).toEqual(sequence(0))
  await publishTo(5, null, 'broken')
  await publishTo(5, null, 'of-tomorrow')
  await publishTo(5, 'a')
  expect(await stream.next()).toEqual(said(3, 'a in en-US'))
  stream.leave()
})

test('[ST-12] a stream delivers the event that ends all sessions, and ends', async () => {
  const stream = await listen(6)
  await stream.next()
  await publishTo(6, 'one', 'bye')
  await publishTo(6, 'all', 'bye')
  await publishTo(6, 'too late')
  expect((await stream.rest()).map(({ id }) => id)).toEqual([1, 2])
  expect(live.countFollowers(6)).toBe(0)
})

test('an expired bearer gets no further events', async () => {
  await publishTo(7, 'a')
  expect(await (await listen(7, { seconds: -1, query: '?after=0' })).rest()).toEqual([])
})

test('limits the streams per person, and a closed stream frees its slot', async () => {
  const streams = await Promise.all(Array.from({ length: 32 }, () => listen(8)))
  expect((await listen(8)).status).toBe(429)
  expect((await listen(88)).status).toBe(200)
  streams[0]?.leave()
  await expect.poll(() => live.countFollowers(8)).toBe(31)
  expect((await listen(8)).status).toBe(200)
})

test("a client that doesn't read is disconnected instead of filling the memory", async () => {
  const { hostname, port } = new URL(base)
  const socket = connect(Number(port), hostname)
  socket.write(`GET /api/live HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${bearer(9)}\r\n\r\n`)
  socket.pause()
  await expect.poll(() => live.countFollowers(9)).toBe(1)
  const large = 'x'.repeat(100_000)
  for (let sent = 0; live.countFollowers(9) > 0 && sent < 400; sent++) await publishTo(9, large)
  expect(live.countFollowers(9)).toBe(0)
  socket.destroy()
})

const changes = async (person: number, query = '') =>
  (
    await fetch(`${base}/api/live/changes${query}`, {
      headers: { authorization: `Bearer ${bearer(person)}` },
    })
  ).json()

test('clients without streaming can poll for the same events', async () => {
  for (const word of ['a', 'b']) await publishTo(10, word)
  expect(await changes(10)).toEqual({ sequence: 2, reset: false, more: false, events: [] })
  expect(await changes(10, '?after=1')).toEqual({
    sequence: 2,
    reset: false,
    more: false,
    events: [{ sequence: 2, type: 'word', data: { said: 'b in en-US' } }],
  })
  expect(await changes(10, '?after=7')).toMatchObject({ sequence: 2, reset: true, events: [] })
})

test('a long absence is answered in pages', async () => {
  await db.query('insert into person_sequence values (11, 250)')
  await db.query(
    `insert into person_event (affiliate_id, sequence, type, data)
     select 11, n, 'word', to_jsonb(n) from generate_series(1, 250) n`,
  )
  const first = await changes(11, '?after=0')
  expect([first.sequence, first.more, first.events.length]).toEqual([200, true, 200])
  const rest = await changes(11, '?after=200')
  expect([rest.sequence, rest.more, rest.events.length]).toEqual([250, false, 50])
})

test('rejects a client without a bearer', async () => {
  for (const path of ['', '/changes']) expect((await fetch(`${base}/api/live${path}`)).status).toBe(401)
})

test('the streams end when the server drains, and it closes', async () => {
  const stream = await listen(12)
  await stream.next()
  drain.abort()
  expect(await stream.rest()).toEqual([])
  await app.close()
})
