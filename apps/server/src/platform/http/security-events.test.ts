import { afterEach, expect, test } from 'vitest'
import type { Module } from '../module.ts'
import { Problem } from '../problem.ts'
import { actsAsStaff } from '../staff-rights/index.ts'
import type { HttpApp } from './http-app.ts'
import { mountServices, type ServicePrefixes } from './mount-services.ts'
import { anHttpServer, aSecurityLog, as } from './testing.ts'

const refusing: Module = {
  routes: {
    pro: async (app) => {
      app.get('/mine/:email', async () => {
        throw new Problem('not-yours', 403)
      })
      app.get('/limited', async () => {
        throw new Problem('too-many-attempts', 429)
      })
      app.get('/missing', async () => {
        throw new Problem('not-found', 404)
      })
      app.get('/proof', async () => {
        throw new Problem('authentication-needed', 403)
      })
      app.get('/wrong', async () => {
        throw new Problem('password-wrong', 422, { securityEvent: 'identity-check-failed' })
      })
      app.get('/session', { config: { open: true } }, async () => {
        throw new Problem('signed-out', 401)
      })
      app.put('/people/:affiliateId/notes/:email', async ({ caller }) => {
        if (!actsAsStaff(caller, 'cards')) throw new Problem('not-allowed', 403)
        return {}
      })
      app.get('/for-all', async () => ({}))
    },
  },
  graphs: {
    pro: {
      sdl: 'type Query { theirs: Int! gone: Int! }',
      trusted: {},
      resolvers: {
        Query: {
          theirs: () => {
            throw new Problem('not-yours', 403)
          },
          gone: () => {
            throw new Problem('not-found', 404)
          },
        },
      },
    },
  },
}

let app: HttpApp
afterEach(() => app.close())

async function aServer() {
  const { events, ...securityLog } = aSecurityLog()
  app = await anHttpServer({}, { events, ...securityLog })
  const drain = new AbortController().signal
  await mountServices(app, [refusing], { pro: '/api/pro' } as ServicePrefixes, { drain })
  const call = async (path: string, who = '', method: 'GET' | 'PUT' = 'GET') =>
    (await app.inject({ method, url: path, remoteAddress: '203.0.113.7', headers: who ? as(who) : {} }))
      .statusCode
  return { events, call }
}

test('[TS-22] a refusal is recorded with account, address and route, without what the URL contains', async () => {
  const { events, call } = await aServer()
  expect(await call('/api/pro/mine/mara@example.org?token=4711', 'diver')).toBe(403)
  expect(events).toEqual([
    {
      kind: 'refused',
      affiliateId: 100001,
      address: '203.0.113.7',
      operation: 'GET /api/pro/mine/:email',
      reason: 'not-yours',
    },
  ])
})

test('[TS-22] a wrong bearer and a limit are recorded, a missing page or a visitor without a session is not', async () => {
  const { events, call } = await aServer()
  for (const [path, who] of [
    ['for-all', 'stranger'],
    ['for-all', 'diver'],
    ['limited', 'diver'],
    ['missing', 'diver'],
    ['wrong', 'diver'],
    ['proof', 'diver'],
    ['session', ''],
  ])
    await call(`/api/pro/${path}`, who)
  expect(events.map(({ kind, affiliateId, reason }) => [kind, affiliateId, reason])).toEqual([
    ['refused', undefined, 'unauthenticated'],
    ['limited', 100001, 'too-many-attempts'],
    ['identity-check-failed', 100001, 'password-wrong'],
    ['identity-check-asked', 100001, 'authentication-needed'],
  ])
})

test('[TS-22] a refusal inside the answer of a graph is recorded too', async () => {
  const { events } = await aServer()
  const ask = (query: string) =>
    app.inject({ method: 'POST', url: '/api/pro/graphql', headers: as('diver'), payload: { query } })
  expect((await ask('{ gone }')).statusCode).toBe(200)
  expect((await ask('{ theirs }')).statusCode).toBe(200)
  expect(events).toMatchObject([
    { kind: 'refused', affiliateId: 100001, operation: 'POST /api/pro/graphql', reason: 'not-yours' },
  ])
})

test('[TS-22] what staff do with their rights is recorded with its target; everything else they do is not', async () => {
  const { events, call } = await aServer()
  const path = '/api/pro/people/100002/notes/mara@example.org'
  expect(await call(path, 'staff', 'PUT')).toBe(200)
  expect(await call('/api/pro/for-all', 'staff')).toBe(200)
  expect(await call(path, 'diver', 'PUT')).toBe(403)
  expect(events.map(({ kind, operation, target }) => [kind, operation, target])).toEqual([
    ['staff-action', 'PUT /api/pro/people/:affiliateId/notes/:email', '100002'],
    ['refused', 'PUT /api/pro/people/:affiliateId/notes/:email', undefined],
  ])
})
