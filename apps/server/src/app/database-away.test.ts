import { databaseProxy } from '@fathom/testing/database'
import { startWorld, type World } from '@fathom/testing/world'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from './start.ts'

let world: World<Server>
let proxy: Awaited<ReturnType<typeof databaseProxy>>

beforeAll(async () => {
  world = await startWorld(async (env) => {
    proxy = await databaseProxy(env.DATABASE_URL ?? '')
    return startServer({ ...env, DATABASE_URL: proxy.url, DATABASE_TIMEOUT: '2' })
  })
  await world.session('diver')
})
afterEach(async () => {
  if (!world.server.platform.db.availability.isAway()) return
  await proxy.open()
  await vi.waitFor(() => expect(world.server.platform.db.availability.isAway()).toBe(false))
})
afterAll(async () => {
  await world.stop()
  await proxy.close()
})

async function loseDatabase() {
  await proxy.close()
  await vi.waitFor(() => expect(world.server.platform.db.availability.isAway()).toBe(true))
}

const AWAY = { status: 503, problem: 'database-away' }

async function answerOf(response: Response) {
  const body = await response.json()
  return { status: response.status, problem: body.problem, retryAfter: response.headers.get('retry-after') }
}

const graphOf = (query: string, accept = 'application/json') =>
  world.call('diver').post('/api/notifications/graphql', { query }, { headers: { accept } })

test('[OP-04] without its database, every kind of call answers 503 and when to try again', async () => {
  await loseDatabase()
  const answers = {
    rest: await world.call('diver').get('/api/learning/profiles/100001'),
    write: await world.call('diver').put('/api/preferences/tour/100001', {}),
    graph: await graphOf('{ notifications(limit: 1) { id } }'),
    mutation: await graphOf('mutation { markAllRead { count } }'),
    stream: await graphOf('subscription { notificationCreated { id } }', 'text/event-stream'),
    refresh: await world
      .call('diver')
      .post('/api/auth/session/refresh', {}, { headers: { origin: world.url } }),
    health: await fetch(`${world.url}/api/health`),
  }
  for (const [name, response] of Object.entries(answers))
    expect({ name, ...(await answerOf(response)) }).toMatchObject({ name, ...AWAY, retryAfter: '3' })
  expect(answers.refresh.headers.get('set-cookie')).toBeNull()
})

test('[OP-04] without its database, the process lives, and pages say what is wrong', async () => {
  await loseDatabase()
  expect((await fetch(`${world.url}/api/health/live`)).status).toBe(200)
  expect(await (await fetch(`${world.url}/metrics`)).text()).toContain('fathom_database_up 0')
  const page = await fetch(`${world.url}/api/auth/session/sign-in`, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '3'])
  expect(await page.text()).toContain('This isn’t available right now. Try again in a minute.')
})

test('[OP-04] the same process serves again once its database is back, in the same session', async () => {
  await loseDatabase()
  await proxy.open()
  await vi.waitFor(async () => expect((await fetch(`${world.url}/api/health`)).status).toBe(200))
  expect((await world.call('diver').get('/api/learning/profiles/100001')).status).toBe(200)
  expect((await graphOf('{ notifications(limit: 1) { id } }')).status).toBe(200)
})

test('[OP-04] a database that hangs is answered with 503 as well, within the limit', async () => {
  proxy.freeze()
  const begun = performance.now()
  const hanging = await world.call('diver').get('/api/learning/profiles/100001')
  expect(await answerOf(hanging)).toMatchObject(AWAY)
  expect(performance.now() - begun).toBeLessThan(15_000)
  proxy.thaw()
  await vi.waitFor(async () =>
    expect((await world.call('diver').get('/api/learning/profiles/100001')).status).toBe(200),
  )
})
