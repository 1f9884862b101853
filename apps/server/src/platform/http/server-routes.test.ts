import type { FlagsWire } from '@fathom/contract/shared'
import { afterEach, expect, test } from 'vitest'
import type { Queryable } from '../database/index.ts'
import { addFlags } from './flags.ts'
import { addHealth } from './health.ts'
import type { HttpApp } from './http-app.ts'
import { anHttpServer, as } from './testing.ts'

let app: HttpApp
afterEach(() => app.close())

const answering: Queryable = { query: async () => [] }
const unreachable: Queryable = { query: async () => Promise.reject(new Error('connection refused')) }

async function aServer(db: Queryable, leaving = new AbortController().signal) {
  app = await anHttpServer()
  addHealth(app, { db, leaving })
  return async (path: string) => {
    const answer = await app.inject({ url: path })
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: answer.json() }
  }
}

test('[OP-01] the server is ready when its database answers', async () => {
  const ask = await aServer(answering)
  expect(await ask('/api/health')).toMatchObject({ status: 200, body: { status: 'ready' } })
})

test('[OP-01] while its database does not answer, the server lives and is not ready', async () => {
  const ask = await aServer(unreachable)
  expect(await ask('/api/health')).toMatchObject({
    status: 503,
    retryAfter: '3',
    body: { problem: 'database-away' },
  })
  expect(await ask('/api/health/live')).toMatchObject({ status: 200, body: { status: 'live' } })
})

test('[OP-01] a draining server lives and is no longer ready', async () => {
  const ask = await aServer(answering, AbortSignal.abort())
  expect(await ask('/api/health')).toMatchObject({ status: 503, body: { problem: 'draining' } })
  expect(await ask('/api/health/live')).toMatchObject({ status: 200 })
})

test('[OP-01] many health checks of a silent database ask it once, and all answer within seconds', async () => {
  let asked = 0
  const silent: Queryable = {
    query: () => {
      asked += 1
      return new Promise(() => {})
    },
  }
  const ask = await aServer(silent)
  const begun = performance.now()
  const checks = await Promise.all(Array.from({ length: 30 }, () => ask('/api/health')))
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(new Set(checks.map(({ status }) => status))).toEqual(new Set([503]))
  expect(asked).toBe(1)
})

const NOW = Date.parse('2026-11-18T09:00:00Z')

async function aServerWithFlags() {
  let flags: FlagsWire = {
    showSiteMaintenanceNotice: false,
    monitoringSampling: 0.1,
    officeChecksPapers: false,
  }
  app = await anHttpServer()
  addFlags(app, {
    clock: { now: () => new Date(NOW) },
    maintenance: {
      current: (locale) => ({ text: 'Back at ten.', locale }),
      changesAt: () => new Date(NOW + 2000),
    },
    flags: {
      current: () => flags,
      changesAt: () => new Date(NOW + 5000),
      set: async (name, value) => {
        flags = { ...flags, [name]: value }
      },
    },
  })
}

const change = (name: string, value: unknown, who: string) =>
  app.inject({ method: 'PUT', url: `/api/flags/${name}`, headers: as(who), payload: { value } })

test('staff can switch a flag, and anyone can read it', async () => {
  await aServerWithFlags()
  expect((await change('showSiteMaintenanceNotice', true, 'staff')).statusCode).toBe(200)
  const { showSiteMaintenanceNotice } = (await app.inject({ url: '/api/flags' })).json()
  expect(showSiteMaintenanceNotice).toBe(true)
})

test('[OF-08] the notice is in the language of the page, and says when the next change is due', async () => {
  await aServerWithFlags()
  const headers = { 'accept-language': 'de-DE' }
  expect((await app.inject({ url: '/api/flags', headers })).json()).toMatchObject({
    notice: { text: 'Back at ten.', locale: 'de-DE' },
    changesInMs: 2000,
  })
  expect((await app.inject({ url: '/api/flags' })).json().notice.locale).toBe('en-US')
})

test("a diver can't switch a flag", async () => {
  await aServerWithFlags()
  expect((await change('showSiteMaintenanceNotice', true, 'diver')).statusCode).toBe(403)
})

test.each([
  ['showSiteMaintenanceNotice', 1],
  ['monitoringSampling', 2],
  ['monitoringSampling', 'all'],
  ['nothing', true],
])('the flag %s cannot be %j', async (name, value) => {
  await aServerWithFlags()
  expect((await change(name, value, 'staff')).statusCode).toBe(400)
})
