import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../start.ts'

const NOBODY = '018f0000-0000-7000-8000-000000000001'
const INTEGRATIONS = '/api/office/integrations'
const CLIENT = { name: 'The shop', scopes: ['purchases:read'] }
const WEBHOOK = { url: 'https://shop.example.org/hook', events: ['purchase.applied'] }

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

/** As if staff had signed in that long ago. */
const age = (seconds: number) =>
  world.server.platform.db.query(
    `update web_session set authenticated_at = now() - $1 * interval '1 second'`,
    [seconds],
  )

test.each([
  ['POST', `${INTEGRATIONS}/clients`, CLIENT],
  ['PUT', `${INTEGRATIONS}/clients/client_none`, CLIENT],
  ['POST', `${INTEGRATIONS}/clients/client_none/rotate`, { overlapHours: 0 }],
  ['POST', `${INTEGRATIONS}/webhooks`, { clientId: 'client_none', ...WEBHOOK }],
  ['PUT', `${INTEGRATIONS}/webhooks/${NOBODY}`, WEBHOOK],
  ['POST', `${INTEGRATIONS}/webhooks/${NOBODY}/rotate`, { overlapHours: 0 }],
  [
    'POST',
    '/api/office/code-batches',
    { id: NOBODY, kind: 'club', packageId: null, storeNumber: null, amount: 2, note: '' },
  ],
  ['POST', '/api/ecards/trust/signing-keys/rotate', undefined],
  ['POST', '/api/ecards/trust/signing-keys/0000000000000000/revoke', undefined],
  ['POST', '/api/ecards/trust/devices/200001/revoke', undefined],
] as const)('[TS-17] [OF-01] staff prove who they are before %s %s', async (method, path, body) => {
  const send = () =>
    method === 'PUT' ? world.call('staff').put(path, body) : world.call('staff').post(path, body)
  await world.session('staff')
  await age(310)
  const refused = await send()
  expect([refused.status, await refused.json()]).toMatchObject([403, { problem: 'authentication-needed' }])
  await age(0)
  const answer = await send()
  expect([400, 401, 403, 500]).not.toContain(answer.status)
})

test('[TS-17] a webhook is switched off without a new proof', async () => {
  await world.session('staff')
  await age(310)
  const answer = await world.call('staff').put(`${INTEGRATIONS}/webhooks/${NOBODY}`, { isEnabled: false })
  expect(answer.status).toBe(404)
})
