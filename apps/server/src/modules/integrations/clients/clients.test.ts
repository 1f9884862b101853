import type { ClientSecretWire } from '@fathom/contract/integrations'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { aShop, callsOf } from '../integrations.fixture.ts'

const CLIENTS = '/api/office/integrations/clients'
const CLUB = { email: 'somebody@example.test', items: [{ kind: 'club' }] }

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const staff = () => world.call('staff')

async function rotate(clientId: string, overlapHours: number): Promise<ClientSecretWire> {
  return (await staff().post(`${CLIENTS}/${clientId}/rotate`, { overlapHours })).json()
}

test('[OF-10] a client gets a token with its secret, and none with another', async () => {
  const shop = await aShop(world)
  const given = await shop.askForToken()
  expect([given.status, await given.json()]).toMatchObject([200, { token_type: 'Bearer', expires_in: 900 }])
  const refused = await shop.askForToken('fsec_wrong')
  expect([refused.status, await refused.json()]).toMatchObject([401, { error: 'invalid_client' }])
  const unknown = callsOf(world.url, 'client_unknown', shop.secret)
  expect((await unknown.askForToken()).status).toBe(401)
})

test('[OF-10] neither the secret nor a token is stored', async () => {
  const shop = await aShop(world)
  const token = await shop.token()
  const { db } = world.server.platform
  const rows = await db.query(`select row_to_json(c)::text as text from integration_client c
    union all select row_to_json(r)::text from oidc_record r where kind = 'ClientCredentials'`)
  expect(rows.length).toBeGreaterThan(1)
  const stored = rows.map(({ text }) => text).join('\n')
  expect([stored.includes(shop.secret), stored.includes(token)]).toEqual([false, false])
})

test('[OF-10] each call needs its scope: of the client and of the token', async () => {
  const reader = await aShop(world, ['purchases:read'])
  const refused = await reader.report({ reference: 'scope-1', ...CLUB })
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { problem: 'scope-missing', scope: 'purchases:write' },
  ])
  expect((await reader.askForToken(reader.secret, 'purchases:write')).status).toBe(400)
  const both = await aShop(world)
  const narrow = await both.token(both.secret, 'purchases:read')
  expect((await both.report({ reference: 'scope-2', ...CLUB }, narrow)).status).toBe(403)
  expect((await both.read('scope-2', narrow)).status).toBe(404)
})

test('[OF-10] a scope that the client does not have is refused, also an unknown one beside its own', async () => {
  const writer = await aShop(world, ['purchases:write'])
  for (const scope of ['office:all', 'purchases:write office:all', 'purchases:read', 'openid']) {
    const refused = await writer.askForToken(writer.secret, scope)
    expect([scope, refused.status, await refused.json()]).toMatchObject([
      scope,
      400,
      { error: 'invalid_scope' },
    ])
  }
})

test('[OF-10] the answer names the scopes of the token, also when none was asked for', async () => {
  const both = await aShop(world)
  const scopeOf = async (asked?: string) => (await (await both.askForToken(both.secret, asked)).json()).scope
  expect(await scopeOf()).toBe('purchases:write purchases:read')
  expect(await scopeOf('')).toBe('purchases:write purchases:read')
  expect(await scopeOf('purchases:read')).toBe('purchases:read')
  const all = await both.token()
  expect((await both.report({ reference: 'all-scopes', ...CLUB }, all)).status).toBe(201)
})

test('[OF-10] a scope or a client that is taken away ends at once, with the tokens it has', async () => {
  const shop = await aShop(world)
  const token = await shop.token()
  expect((await shop.report({ reference: 'before', ...CLUB }, token)).status).toBe(201)
  await staff().put(`${CLIENTS}/${shop.clientId}`, { name: 'The shop', scopes: ['purchases:read'] })
  expect((await shop.report({ reference: 'after', ...CLUB }, token)).status).toBe(403)
  expect((await shop.read('before', token)).status).toBe(200)
  expect((await staff().post(`${CLIENTS}/${shop.clientId}/withdraw`)).status).toBe(200)
  expect((await shop.read('before', token)).status).toBe(401)
  expect((await shop.askForToken()).status).toBe(401)
  const late = await staff().post(`${CLIENTS}/${shop.clientId}/rotate`, { overlapHours: 0 })
  expect([late.status, await late.json()]).toMatchObject([409, { problem: 'withdrawn' }])
})

test('[OF-10] after a rotation both secrets work until the time that is shown; then only the new one', async () => {
  const shop = await aShop(world)
  const { secret, client } = await rotate(shop.clientId, 24)
  expect(client.oldSecretUntil).not.toBeNull()
  expect([(await shop.askForToken()).status, (await shop.askForToken(secret)).status]).toEqual([200, 200])
  await world.server.platform.db.query(
    `update integration_client set old_secret_until = now() - interval '1 second' where id = $1`,
    [shop.clientId],
  )
  expect([(await shop.askForToken()).status, (await shop.askForToken(secret)).status]).toEqual([401, 200])
})

test('[OF-10] a rotation without overlap ends the old secret and every token from before', async () => {
  const shop = await aShop(world)
  const token = await shop.token()
  // Also one of the second in which the secret is replaced.
  expect((await shop.read('nothing', token)).status).toBe(404)
  const { secret } = await rotate(shop.clientId, 0)
  expect((await shop.read('nothing', token)).status).toBe(401)
  expect((await shop.askForToken()).status).toBe(401)
  expect((await shop.read('nothing', await shop.token(secret))).status).toBe(404)
})

test('[OF-10] a person can’t make the calls of clients, nor a client those of people', async () => {
  const shop = await aShop(world)
  const own = await world.call('staff').get('/api/integrations/purchases/any')
  expect(own.status).toBe(401)
  const foreign = await fetch(`${world.url}${CLIENTS}`, {
    headers: { authorization: `Bearer ${await shop.token()}` },
  })
  expect(foreign.status).toBe(401)
})

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

test('[OF-10][CO-01] a rotation that is sent twice rotates once: the old secret works as long as promised', async () => {
  const shop = await aShop(world)
  const key = crypto.randomUUID()
  const rotateOnce = () =>
    staff().post(`${CLIENTS}/${shop.clientId}/rotate`, { overlapHours: 24 }, keyed(key))
  const [first, second] = await Promise.all([rotateOnce(), rotateOnce()])
  const made = [await first.json(), await second.json()]
  expect(made[0].secret).toBe(made[1].secret)
  expect([(await shop.askForToken()).status, (await shop.askForToken(made[0].secret)).status]).toEqual([
    200, 200,
  ])
  const other = await staff().post(`${CLIENTS}/${shop.clientId}/rotate`, { overlapHours: 0 }, keyed(key))
  expect([other.status, (await other.json()).problem]).toEqual([409, 'id-used'])
  expect((await shop.askForToken()).status).toBe(200)
  const next = await staff().post(
    `${CLIENTS}/${shop.clientId}/rotate`,
    { overlapHours: 24 },
    keyed(crypto.randomUUID()),
  )
  expect((await next.json()).secret).not.toBe(made[0].secret)
})

test('[OF-10][CO-01] a key that created a client is refused for another one, which changes nothing', async () => {
  const key = crypto.randomUUID()
  const create = (body: object) => staff().post(CLIENTS, body, keyed(key))
  const { client }: ClientSecretWire = await (
    await create({ name: 'Once', scopes: ['purchases:read'] })
  ).json()
  for (const body of [
    { name: 'Once', scopes: ['purchases:read', 'purchases:write'] },
    { name: 'Other', scopes: ['purchases:read'] },
  ]) {
    const refused = await create(body)
    expect([refused.status, (await refused.json()).problem]).toEqual([409, 'id-used'])
  }
  const { items }: { items: { clientId: string }[] } = await (await staff().get(CLIENTS)).json()
  expect(items.find(({ clientId }) => clientId === client.clientId)).toEqual(client)
})

test('[OF-10][CO-01] a client that is created twice is one client with one secret, and the key is not stored', async () => {
  const key = crypto.randomUUID()
  const body = { name: 'Twice', scopes: ['purchases:read'] }
  const create = () => staff().post(CLIENTS, body, keyed(key))
  const made = await Promise.all([create(), create()])
  const [first, second]: ClientSecretWire[] = await Promise.all(made.map((each) => each.json()))
  expect(second).toEqual(first)
  const { items } = await (await staff().get(CLIENTS)).json()
  expect(items.filter(({ name }: { name: string }) => name === 'Twice')).toHaveLength(1)
  const { clientId } = first?.client ?? { clientId: '' }
  expect((await callsOf(world.url, clientId, first?.secret ?? '').askForToken()).status).toBe(200)
  const [row] = await world.server.platform.db.query(
    'select row_to_json(c)::text as text from integration_client c where id = $1',
    [clientId],
  )
  expect(row?.text).not.toContain(key)
  // Its secret was replaced since: the first request can't tell it any more.
  await rotate(clientId, 0)
  expect((await create()).status).toBe(409)
})
