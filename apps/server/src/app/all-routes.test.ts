import { startWorld, type World } from '@fathom/testing/world'
import { buildSchema } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { findUnguardedRoutes, listOpenCalls } from '../platform/http/index.ts'
import type { Service } from '../platform/module.ts'
import { createModules } from './create-modules.ts'
import { type AreaName, misplaced } from './services.ts'
import { type Server, startServer } from './start.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

test('[RO-01] every call of the whole server needs a bearer token, except those declared open', async () => {
  expect(await findUnguardedRoutes(world.server.app)).toEqual([])
})

test('[RO-01] exactly these calls are open', () => {
  const open = listOpenCalls(world.server.app).filter((call) => call.includes('/api/'))
  expect(open.filter((call) => !call.startsWith('HEAD ')).sort()).toEqual([
    'GET /api/auth/session/callback',
    'GET /api/auth/session/sign-in',
    'GET /api/docs',
    'GET /api/docs/docs.css',
    'GET /api/docs/openapi.json',
    'GET /api/ecards/trust/achievements/:level',
    'GET /api/ecards/trust/issuer',
    'GET /api/ecards/trust/issuers',
    'GET /api/ecards/trust/keys/:keyId',
    'GET /api/ecards/trust/revocations',
    'GET /api/ecards/trust/status/:list',
    'GET /api/ecards/wallet-pass',
    'GET /api/flags',
    'GET /api/forms/guardian/:token',
    'GET /api/forms/guardian/:token/file',
    'GET /api/forms/physician/:token',
    'GET /api/forms/physician/:token/file',
    'GET /api/health',
    'GET /api/health/live',
    'GET /api/learning/globals/SupportedLanguages',
    'GET /api/learning/messages/guardian-files/:token',
    'GET /api/learning/translations/overrides/:locale/:version',
    'GET /api/learning/translations/translate',
    'GET /api/learning/translations/translate/batch',
    'GET /api/logbook/schema.graphql',
    'GET /api/notifications/schema.graphql',
    'GET /api/preferences/unsubscribe',
    'GET /api/preferences/unsubscribe/:globalUid',
    'GET /api/pro/schema.graphql',
    'GET /api/sessions/schema.graphql',
    'POST /api/auth/session/refresh',
    'POST /api/auth/session/sign-out',
    'POST /api/auth/sso/redeem',
    'POST /api/ecards/card-photos/signed',
    'POST /api/forms/documents/verify',
    'POST /api/forms/guardian/:token',
    'POST /api/forms/guardian/:token/refusal',
    'POST /api/forms/physician/:token',
    'POST /api/forms/physician/:token/refusal',
    'POST /api/preferences/unsubscribe',
  ])
})

test('[RO-01] an id in a path is data: the profile and the entitlements of another person are refused', async () => {
  const student = world.call('student')
  for (const path of ['profiles', 'entitlements', 'v2/entitlements']) {
    const answer = await student.get(`/api/learning/${path}/100001`)
    expect([path, answer.status, await answer.json()]).toMatchObject([path, 403, { problem: 'not-yours' }])
  }
})

test('the API documentation page lists every call of every service', async () => {
  const { app } = world.server
  const page = await app.inject({ url: '/api/docs' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const { paths } = (await app.inject({ url: '/api/docs/openapi.json' })).json<{ paths: object }>()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `<b>${method.toUpperCase()}</b> ${path}</code>`),
  )
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter((call) => !page.body.includes(call))).toEqual([])
})

test('the API documentation page lists every query, mutation, subscription and type of every graph', async () => {
  const { app } = world.server
  const { body } = await app.inject({ url: '/api/docs' })
  for (const service of ['logbook', 'notifications', 'pro', 'sessions']) {
    const section = body.slice(body.indexOf(`<section id="graph-${service}">`)).split('</section>')[0] ?? ''
    const sdl = (await app.inject({ url: `/api/${service}/schema.graphql` })).body
    const schema = buildSchema(sdl)
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}))
    expect(fields.length).toBeGreaterThan(0)
    for (const { name, args } of fields) {
      expect(section).toContain(`<code><b>${name}</b>: `)
      for (const arg of args) expect(section).toContain(`<code>${arg.name}</code>`)
    }
    for (const [, type] of sdl.matchAll(/^(?:type|input|enum) (\w+)/gm))
      if (!['Query', 'Mutation', 'Subscription'].includes(type ?? ''))
        expect(section).toContain(`<b>${type}</b>`)
  }
})

test('every module answers only behind the services that the map assigns to it', async () => {
  const { modules, session } = await createModules(world.server.platform, () => {
    throw new Error('no request is made here')
  })
  for (const [area, module] of Object.entries(modules)) {
    const offered = Object.keys({ ...module.routes, ...module.graphs }) as Service[]
    expect([area, misplaced(area as AreaName, offered)]).toEqual([area, []])
  }
  await session.close()
})
