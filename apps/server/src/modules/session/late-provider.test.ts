import { once } from 'node:events'
import { createServer } from 'node:net'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, startHouse } from '../account/house.fixture.ts'

let house: House
beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' ? address?.port : undefined
  probe.close()
  house = await startHouse(await freshDatabase(), {
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_SECRET: 'known-to-both',
    LOG_LEVEL: 'silent',
  })
})
afterAll(() => house.close())

test('the house stands although its provider is away; sign-in says so and a bearer is not called wrong', async () => {
  const begin = await house.app.inject({ url: '/api/auth/session/sign-in' })
  expect(begin.json()).toMatchObject({ status: 503, problem: 'account-provider-unavailable' })
  const headers = { authorization: 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.c2ln' }
  const call = await house.app.inject({ url: '/api/learning/who-am-i', headers })
  expect(call.json()).toMatchObject({ status: 503, problem: 'account-provider-unavailable' })
})
