import { freePort } from '@fathom/testing/ports'
import { createVisitor, startWorld, type World } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import {
  OUTSIDE_CLAIMS,
  signInOutside,
  startOutsideProvider,
} from '../../session/sign-in/outside-provider.fixture.ts'

const EMAIL = 'ana@elsewhere.test'

let world: World<Server>
let provider: Awaited<ReturnType<typeof startOutsideProvider>>
let claims: object = {}
beforeAll(async () => {
  const port = await freePort()
  const PUBLIC_URL = `http://localhost:${port}`
  provider = await startOutsideProvider(`${PUBLIC_URL}/api/auth/session/callback`, () => claims)
  world = await startWorld(startServer, {
    template: 'empty',
    env: {
      ...{ PORT: String(port), PUBLIC_URL, OIDC_ISSUER: provider.issuer, OIDC_CLAIMS: OUTSIDE_CLAIMS },
      ...{ OIDC_CLIENT_ID: 'fathom-elsewhere', OIDC_CLIENT_SECRET: 'known-to-both' },
    },
  })
})
afterAll(() => provider.stop())

const query = (text: string, values: unknown[] = []) => world.server.platform.db.query(text, values)

async function signIn(said: object) {
  claims = said
  const { publicUrl } = world.server.platform.config
  const visitor = createVisitor(publicUrl)
  const { url } = await visitor.open('/api/auth/session/sign-in?returnTo=%2F')
  const { pathname, search } = await signInOutside(url)
  await visitor.open(pathname + search)
  expect((await visitor.fetch('/api/auth/session/refresh', { method: 'POST' })).status).toBe(200)
}

test('[OF-10] [EN-01] with an outside provider a purchase waits until it says that the address is verified', async () => {
  await query(
    `insert into integration_client (id, name, scopes, secret_hash, tokens_from, created_at, created_by)
     values ('client_shop', 'The shop', '{purchases:write}', 'x', now(), now(), 1)`,
  )
  await query(
    `insert into purchase (client_id, reference, email, items, state, reported_at, content_hash)
     values ('client_shop', 'order-1', $1, '[{"kind":"club","state":"waiting"}]', 'waiting', now(), 'x')`,
    [EMAIL],
  )
  const found = async () => (await query('select state, affiliate_id::int as owner from purchase'))[0]
  for (const said of [{}, { email_verified: false }, { email_verified: 'false' }]) {
    await signIn(said)
    expect(await found()).toEqual({ state: 'waiting', owner: null })
  }
  await signIn({ email_verified: true })
  expect(await found()).toEqual({ state: 'applied', owner: 4711 })
})

test('[OF-10] [EN-01] an address that another account only claims to have is given to who has verified it', async () => {
  await query(`update account set email = '' where affiliate_id = 4711`)
  await query(
    `insert into account (affiliate_id, email, given_name, family_name, password_hash, email_verified)
     values (4712, $1, 'Mallory', 'Reef', null, false)`,
    [EMAIL],
  )
  const owner = async () =>
    (await query('select affiliate_id::int as id from account where email = $1', [EMAIL]))[0]
  await signIn({})
  expect(await owner()).toEqual({ id: 4712 })
  await signIn({ email_verified: true })
  expect(await owner()).toEqual({ id: 4711 })
})
