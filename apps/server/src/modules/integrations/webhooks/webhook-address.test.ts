import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { startWorld, type World } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aShop } from '../integrations.fixture.ts'

const WEBHOOKS = '/api/office/integrations/webhooks'

/** No DNS server is available here, so names resolve as this table says. */
const NAMES: Record<string, string[]> = {
  'inside.example.org': ['127.0.0.1'],
  'metadata.example.org': ['169.254.169.254'],
  'both.example.org': ['93.184.215.14', '10.0.0.1'],
  'six.example.org': ['fd00::7'],
  'outside.example.org': ['93.184.215.14'],
}

let world: World<Server>
let shop: Awaited<ReturnType<typeof aShop>>
beforeAll(async () => {
  world = await startWorld(startServer)
  shop = await aShop(world)
  const real = dns.lookup
  vi.spyOn(dns, 'lookup').mockImplementation(((
    name: string,
    options: object,
    done: (...of: unknown[]) => void,
  ) => {
    if (!name.endsWith('.example.org')) return (real as (...of: unknown[]) => void)(name, options, done)
    const found = NAMES[name]
    if (!found) return done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as typeof dns.lookup)
  syncBuiltinESMExports()
})
afterAll(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const add = (url: string) =>
  world.call('staff').post(WEBHOOKS, { clientId: shop.clientId, url, events: ['purchase.applied'] })

test.each([
  'http://outside.example.org/hook',
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://[::1]/hook',
  'https://[::ffff:10.0.0.1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/hook',
  'https://inside.example.org/hook',
  'https://metadata.example.org/hook',
  'https://both.example.org/hook',
  'https://six.example.org/hook',
  'file:///etc/passwd',
  'nonsense',
])('[OF-10] a webhook to %s is refused', async (url) => {
  const answer = await add(url)
  expect([answer.status, await answer.json()]).toMatchObject([422, { problem: 'address-refused' }])
})

test.each(['https://user:word@outside.example.org/hook', 'https://user@outside.example.org/hook'])(
  '[OF-10] a webhook to %s is refused because of the password, which the log would show',
  async (url) => {
    const answer = await add(url)
    expect([answer.status, await answer.json()]).toMatchObject([422, { problem: 'address-with-password' }])
  },
)

test('[OF-10] a webhook to a name that nobody knows is refused', async () => {
  const answer = await add('https://nowhere.example.org/hook')
  expect([answer.status, await answer.json()]).toMatchObject([422, { problem: 'address-unknown' }])
})

test('[OF-10] a name that leads into our network later is refused at the delivery', async () => {
  expect((await add('https://outside.example.org:8443/hook')).status).toBe(201)
  NAMES['outside.example.org'] = ['127.0.0.1']
  await shop.report({ reference: 'rebound', affiliateId: 100001, items: [{ kind: 'club' }] })
  const last = async () =>
    (await (await world.call('staff').get('/api/office/integrations/deliveries')).json()).items[0]
  await expect
    .poll(async () => (await last())?.attempts[0])
    .toMatchObject({
      status: null,
      error: 'address-refused',
    })
})
