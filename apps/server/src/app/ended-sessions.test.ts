import type { LessonLaunchWire } from '@fathom/contract/training'
import { freePort } from '@fathom/testing/ports'
import { type SignedIn, startWorld, type World } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from './start.ts'

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'

/** Two processes on one database, as behind a load balancer. */
let world: World<Server>
let other: Server
let otherUrl: string

const aSecondServer = async () => {
  const port = await freePort()
  otherUrl = `http://localhost:${port}`
  return startServer({
    PORT: String(port),
    PUBLIC_URL: world.url,
    DATABASE_URL: world.databaseUrl,
    DATA_DIR: world.server.platform.config.dataDir,
    SECRET_KEY: world.server.platform.config.secretKey,
    LOG_LEVEL: 'error',
  })
}

beforeAll(async () => {
  world = await startWorld(startServer)
  other = await aSecondServer()
}, 120_000)
afterAll(() => other?.stop())

const CALLS: readonly [string, RequestInit][] = [
  ['/api/learning/profiles/100001', {}],
  ['/api/live/changes', {}],
  [
    '/api/sessions/graphql',
    {
      method: 'POST',
      body: '{"query":"{ sessions { id } }"}',
      headers: { 'content-type': 'application/json' },
    },
  ],
  ['/api/auth/user/undelete', { method: 'POST' }],
]

async function statuses(idToken: string): Promise<number[]> {
  const answers = [world.url, otherUrl].flatMap((url) =>
    CALLS.map(([path, init]) =>
      fetch(new URL(path, url), {
        ...init,
        headers: { ...(init.headers as object), authorization: `Bearer ${idToken}` },
      }),
    ),
  )
  return (await Promise.all(answers)).map(({ status }) => status)
}

const all = (status: number) => Array(CALLS.length * 2).fill(status)

/** A second on a quiet machine. A busy one gets more, still far less than the minutes that a token lives. */
const PATIENCE_MS = 10_000

/** Fails unless every call of both processes soon refuses the bearer. */
async function expectRefused(idToken: string, since: number) {
  await expect.poll(() => statuses(idToken), { timeout: PATIENCE_MS, interval: 20 }).toEqual(all(401))
  expect(Date.now() - since).toBeLessThan(PATIENCE_MS)
}

const openStream = (url: string, path: string, idToken: string, body?: string) =>
  fetch(new URL(path, url), {
    headers: {
      authorization: `Bearer ${idToken}`,
      accept: 'text/event-stream',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body }),
  })

const graph = ({ visitor, idToken }: SignedIn, query: string) =>
  visitor.fetch('/api/sessions/graphql', {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })

test('[TS-16] after signing out, every process refuses the bearers of all sessions in every call', async () => {
  const [phone, desk] = [await world.signIn('diver'), await world.signIn('diver')]
  expect(await statuses(phone.idToken)).toEqual(all(200))
  expect(await statuses(desk.idToken)).toEqual(all(200))
  const since = Date.now()
  await phone.visitor.fetch('/api/auth/session/sign-out', { method: 'POST' })
  await expectRefused(phone.idToken, since)
  await expectRefused(desk.idToken, since)
})

test('[TS-16] [TS-12] the launch addresses of a course end with the session', async () => {
  const { visitor, idToken } = await world.signIn('student')
  const answer = await world.call('student').post(`/api/learning/courses/${OPEN_WATER}/launch`, {})
  const other = ((await answer.json()) as LessonLaunchWire).playerUrl
  const launched = await visitor.fetch(`/api/learning/courses/${OPEN_WATER}/launch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const { playerUrl } = (await launched.json()) as LessonLaunchWire
  const files = playerUrl.replace('player.html', 'files.json')
  const statusesOf = async () => Promise.all([playerUrl, files].map(async (url) => (await fetch(url)).status))
  expect(await statusesOf()).toEqual([200, 200])
  expect(new URL(other).pathname).not.toBe(new URL(playerUrl).pathname)
  await visitor.fetch('/api/auth/session/sign-out', { method: 'POST' })
  await expect.poll(statusesOf, { timeout: PATIENCE_MS, interval: 20 }).toEqual([403, 403])
})

test('[TS-16] ending one session refuses its bearer and no other', async () => {
  const [mine, lost] = [await world.signIn('diver'), await world.signIn('diver')]
  const { sessionId } = await (
    await lost.visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
  ).json()
  const since = Date.now()
  await graph(mine, `mutation { deleteSession(id: "${sessionId}") }`)
  await expectRefused(lost.idToken, since)
  expect(await statuses(mine.idToken)).toEqual(all(200))
})

test('[TS-16] open streams of an ended session close within a second, in both processes', async () => {
  const [mine, lost] = [await world.signIn('student'), await world.signIn('student')]
  const subscription = '{"query":"subscription { signOutCreated { id } }"}'
  const streams = await Promise.all(
    [world.url, otherUrl].flatMap((url) => [
      openStream(url, '/api/live', lost.idToken),
      openStream(url, '/api/sessions/graphql', lost.idToken, subscription),
    ]),
  )
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const since = Date.now()
  await graph(mine, 'mutation { deleteOtherSessions }')
  await Promise.all(streams.map((stream) => stream.text()))
  expect(Date.now() - since).toBeLessThan(PATIENCE_MS)
  const again = await openStream(otherUrl, '/api/live', lost.idToken)
  expect(again.status).toBe(401)
})

test('[TS-16] signing out on a page of the account service refuses the bearer too', async () => {
  const { visitor, idToken } = await world.signIn('diver')
  const page = await visitor.open('/accounts/session/end')
  const since = Date.now()
  await visitor.submit(page, { logout: 'yes' })
  await expectRefused(idToken, since)
})

test('[TS-16] a process that starts later, or whose connection was cut, refuses it as well', async () => {
  const { visitor, idToken } = await world.signIn('diver')
  const cut = other.platform.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'fathom-live' and datname = current_database()`,
  )
  await Promise.all([cut, visitor.fetch('/api/auth/session/sign-out', { method: 'POST' })])
  await expect.poll(() => statuses(idToken), { timeout: PATIENCE_MS, interval: 20 }).toEqual(all(401))
  await other.stop()
  other = await aSecondServer()
  expect(await statuses(idToken)).toEqual(all(401))
})
