import { afterEach, expect, test } from 'vitest'
import type { HttpApp } from './http-app.ts'
import { findUnguardedRoutes, listOpenCalls } from './route-list.ts'
import { anHttpServer, as } from './testing.ts'

let app: HttpApp
afterEach(() => app.close())

async function aGuardedServer() {
  app = await anHttpServer()
  app.get('/api/pro/me', async ({ caller }) => ({ id: caller.affiliateId }))
  app.get('/api/learning/globals/SupportedLanguages', { config: { open: true } }, async () => [])
  app.get('/api/learning/careless', { config: { open: true } }, async ({ caller }) => caller.email)
  return app
}

test('[CA-01] a valid bearer gives access to the route and identifies the caller', async () => {
  await aGuardedServer()
  const answer = await app.inject({ url: '/api/pro/me', headers: as('diver') })
  expect(answer.json()).toEqual({ id: 100001 })
})

test.each([
  undefined,
  'Bearer',
  'Bearer stranger',
  'Basic diver',
  'diver',
  'Bearer a b',
  'Bearer diver, Bearer staff',
])('[CA-01] %s gives no access', async (authorization) => {
  await aGuardedServer()
  const answer = await app.inject({ url: '/api/pro/me', headers: authorization ? { authorization } : {} })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['www-authenticate']).toBe('Bearer')
  expect(answer.json()).toMatchObject({ problem: 'unauthenticated' })
})

test('[CA-01] the affiliate-id header must match the token', async () => {
  await aGuardedServer()
  const answerTo = (id: string) =>
    app.inject({ url: '/api/pro/me', headers: { ...as('diver'), 'affiliate-id': id } })
  expect((await answerTo('100001')).statusCode).toBe(200)
  const foreign = await answerTo('100002')
  expect(foreign.statusCode).toBe(403)
  expect(foreign.json()).toMatchObject({ problem: 'not-yours' })
  expect((await answerTo('100001, 100002')).statusCode).toBe(403)
})

test('[RO-01] an open route answers anyone, but exposes no caller', async () => {
  await aGuardedServer()
  expect((await app.inject({ url: '/api/learning/globals/SupportedLanguages' })).statusCode).toBe(200)
  expect((await app.inject({ url: '/api/learning/careless' })).statusCode).toBe(401)
})

test('[RO-01] every route that is not open answers 401 without a bearer', async () => {
  await aGuardedServer()
  expect(await findUnguardedRoutes(app)).toEqual([])
  expect(listOpenCalls(app)).toEqual([
    'GET /api/docs',
    'GET /api/docs/docs.css',
    'GET /api/docs/openapi.json',
    'GET /api/learning/careless',
    'GET /api/learning/globals/SupportedLanguages',
  ])
})

test('[RO-01] the route scan finds a route that answers without a bearer', async () => {
  await aGuardedServer()
  app.register(async (scope) => {
    scope.setErrorHandler(async (_, __, reply) => reply.code(200).send('swallowed'))
    scope.get('/api/forms/:id', async () => 'never reached')
  })
  expect(await findUnguardedRoutes(app)).toEqual(['GET /api/forms/:id answered 200'])
})
