import { once } from 'node:events'
import { createServer } from 'node:net'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'

let server: AccountServer
beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' ? address?.port : undefined
  probe.close()
  server = await startAccountServer(await freshDatabase(), {
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_SECRET: 'known-to-both',
    LOG_LEVEL: 'silent',
  })
})
afterAll(() => server.close())

test("the server starts although its provider is away; sign-in reports it and a bearer isn't called invalid", async () => {
  const begin = await server.app.inject({ url: '/api/auth/session/sign-in' })
  expect(begin.json()).toMatchObject({ status: 503, problem: 'account-provider-unavailable' })
  const headers = { authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2ln' }
  const call = await server.app.inject({ url: '/api/learning/who-am-i', headers })
  expect(call.json()).toMatchObject({ status: 503, problem: 'account-provider-unavailable' })
})
