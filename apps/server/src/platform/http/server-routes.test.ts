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

async function healthOf(db: Queryable, drain: AbortSignal) {
  app = await anHttpServer()
  addHealth(app, { db, drain })
  const answer = await app.inject({ url: '/api/health' })
  return { status: answer.statusCode, ...answer.json() }
}

test('the server is ready when its database answers', async () => {
  expect(await healthOf(answering, new AbortController().signal)).toMatchObject({ status: 'ready' })
})

test('the server is not ready while its database does not answer', async () => {
  const health = await healthOf(unreachable, new AbortController().signal)
  expect(health).toMatchObject({ status: 503, problem: 'database-unreachable' })
})

test('a draining server is no longer ready', async () => {
  expect(await healthOf(answering, AbortSignal.abort())).toMatchObject({ status: 503, problem: 'draining' })
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
