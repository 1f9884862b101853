import { afterEach, expect, test } from 'vitest'
import type { Module, Service } from '../module.ts'
import type { HttpApp } from './http-app.ts'
import { mountServices, type ServicePrefixes } from './mount-services.ts'
import { findUnguardedRoutes, listOpenCalls } from './route-list.ts'
import { anHttpServer, as } from './testing.ts'

const NAMES: readonly Service[] = ['learning', 'pro', 'notifications']
const services = Object.fromEntries(NAMES.map((name) => [name, `/api/${name}`])) as ServicePrefixes

const profile: Module = {
  routes: {
    learning: async (app) => {
      app.get('/profiles/:id', { schema: { summary: 'A profile' } }, async ({ caller }) => caller.givenName)
    },
  },
}
const translations: Module = {
  routes: {
    learning: async (app) => {
      app.get('/globals/SupportedLanguages', { config: { open: true } }, async () => ['en-US'])
    },
  },
}
const notifications: Module = {
  graphs: {
    notifications: {
      sdl: 'type Query { unread: Int! }',
      trusted: {},
      resolvers: { Query: { unread: () => 3 } },
    },
  },
}

let app: HttpApp
afterEach(() => app.close())

async function aMountedServer() {
  app = await anHttpServer()
  await mountServices(app, [profile, translations, notifications], services, {
    drain: new AbortController().signal,
  })
}

test('modules of one service share its path', async () => {
  await aMountedServer()
  expect((await app.inject({ url: '/api/learning/profiles/1', headers: as('diver') })).body).toBe('Dana')
  expect((await app.inject({ url: '/api/learning/globals/SupportedLanguages' })).json()).toEqual(['en-US'])
})

test('[RO-01] mounted routes and graphs require a bearer unless they opt out', async () => {
  await aMountedServer()
  expect(await findUnguardedRoutes(app)).toEqual([])
  expect(listOpenCalls(app)).toContain('GET /api/learning/globals/SupportedLanguages')
  expect(listOpenCalls(app)).not.toContain('POST /api/notifications/graphql')
})

test('the description groups each call under its service and says which need a bearer', async () => {
  await aMountedServer()
  const { paths } = (await app.inject({ url: '/api/docs/openapi.json' })).json()
  expect(paths['/api/learning/profiles/{id}'].get).toMatchObject({
    tags: ['learning'],
    security: [{ bearer: [] }],
  })
  expect(paths['/api/learning/globals/SupportedLanguages'].get.security).toBeUndefined()
})

test('the documentation links to the SDL of each graph', async () => {
  await aMountedServer()
  expect((await app.inject({ url: '/api/docs' })).body).toContain('href="/api/notifications/schema.graphql"')
  const sdl = await app.inject({ url: '/api/notifications/schema.graphql' })
  expect(sdl.body).toContain('unread: Int!')
})
