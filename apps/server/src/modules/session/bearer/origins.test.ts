import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../../account/account-server.fixture.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase(), { PUBLIC_URL: 'https://portal.fathom.test' })
})
afterAll(() => server.close())

test('on https the session cookie is bound to the host', async () => {
  const browser = server.aBrowser()
  const page = await browser.beginSignIn()
  const posted = await browser.send('POST', page.url, {
    form: { email: 'diver@fathom.test', password: 'Reef1234' },
  })
  const resumed = await browser.send('GET', String(posted.headers.location))
  const done = await browser.send('GET', String(resumed.headers.location))
  const [cookie] = [done.headers['set-cookie'] ?? []].flat().filter((line) => line.includes('fathom='))
  expect(cookie).toMatch(
    /^__Host-fathom=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
  expect((await browser.refresh()).statusCode).toBe(200)
})

test('on https every cookie of the account pages is bound to the host, and two tabs sign in at once', async () => {
  const browser = server.aBrowser()
  const lines: string[] = []
  const send = browser.send
  const sending: typeof send = async (...args) => {
    const answer = await send(...args)
    lines.push(...[answer.headers['set-cookie'] ?? []].flat())
    return answer
  }
  const follow = async (path: string, form?: Record<string, string>) => {
    let answer = await sending(form ? 'POST' : 'GET', path, form ? { form } : {})
    let at = path
    while (answer.headers.location?.includes('/accounts') || answer.headers.location?.includes('/api/')) {
      at = String(answer.headers.location)
      answer = await sending('GET', at)
    }
    return { at, answer }
  }
  const [one, other] = [
    await follow('/api/auth/session/sign-in?lang=de-DE'),
    await follow('/api/auth/session/sign-in'),
  ]
  expect((await follow(`${one.at}?lang=fr-FR`)).answer.body).toContain('<html lang="fr-FR"')
  expect((await follow(one.at)).answer.body).toContain('<html lang="fr-FR"')
  expect((await follow(other.at)).answer.body).not.toContain('<html lang="fr-FR"')
  for (const { at } of [one, other]) {
    const done = await follow(at, { email: 'diver@fathom.test', password: 'Reef1234' })
    expect(done.answer.headers.location).toBe('/training/dashboard')
  }
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) {
    expect(line).toMatch(/^__Host-/)
    expect(line).toMatch(/; path=\/(;|$)/i)
    expect(line).toMatch(/; secure/i)
    expect(line).not.toMatch(/; domain/i)
  }
})

test('a step cookie that another host has planted is not accepted on https', async () => {
  const browser = server.aBrowser()
  const page = await browser.beginSignIn()
  const cookie = [...browser.jar.values()]
    .map(({ name, value }) => `${name.replace(/^__Host-(accounts_step)_[\w-]+/, '$1')}=${value}`)
    .join('; ')
  expect(cookie).toContain('accounts_step=')
  const answer = await server.app.inject({ url: page.url, headers: { cookie } })
  expect(answer.statusCode).toBe(400)
})

test('the database contains neither the cookie nor a token in plain text', async () => {
  const browser = server.aBrowser()
  await browser.signIn()
  const idToken = await browser.idToken()
  const rows = await server.db.query(
    'select t::text as row from web_session t union all select t::text from oidc_record t',
  )
  const all = JSON.stringify(rows)
  for (const { name, value } of browser.jar.values())
    if (name === '__Host-fathom') expect(all).not.toContain(value)
  expect(all).not.toContain(idToken)
  const [stored] = await server.db.query<{ refresh_token: string }>(
    'select refresh_token from web_session limit 1',
  )
  expect(all).not.toContain(server.secrets.open(stored?.refresh_token ?? '', 'refresh token'))
})

test('host and scheme come from the configuration, whatever the headers say', async () => {
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' }
  const answer = await server.app.inject({ url: '/accounts/.well-known/openid-configuration', headers })
  const metadata = answer.json()
  expect(answer.body).not.toContain('evil.test')
  expect(metadata.issuer).toBe('https://portal.fathom.test/accounts')
  expect(metadata.token_endpoint).toBe('https://portal.fathom.test/accounts/token')
  const begin = await server.app.inject({ url: '/api/auth/session/sign-in', headers })
  expect(begin.headers.location).toMatch(/^https:\/\/portal\.fathom\.test\/accounts\/auth\?/)
})

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', '/x/..//evil.test', 'javascript:alert(1)'])(
  "[RR-02] sign-in doesn't redirect to %s",
  async (returnTo) => {
    const end = await server.aBrowser().signIn('diver', `?returnTo=${encodeURIComponent(returnTo)}`)
    expect(end.url).toBe('/training/dashboard')
  },
)

test('the provider sends codes only to our callback, and only with PKCE', async () => {
  const begin = await server.app.inject({ url: '/api/auth/session/sign-in' })
  const to = new URL(String(begin.headers.location))
  expect(to.searchParams.get('code_challenge_method')).toBe('S256')
  to.searchParams.set('redirect_uri', 'https://evil.test/callback')
  const elsewhere = await server.app.inject({ url: to.pathname + to.search })
  expect(elsewhere.statusCode).toBe(400)
  expect(elsewhere.headers.location).toBeUndefined()
  to.searchParams.set('redirect_uri', 'https://portal.fathom.test/api/auth/session/callback')
  to.searchParams.delete('code_challenge')
  to.searchParams.delete('code_challenge_method')
  const withoutPkce = await server.app.inject({ url: to.pathname + to.search })
  expect(withoutPkce.headers.location).toContain('error=invalid_request')
})

test.each(['state=1&state=2', 'error=a&error=b', 'state[]=1', 'state=1&code=2&code=3', 'state=%00', ''])(
  '[TS-20] a callback with the query %j starts a new sign-in',
  async (query) => {
    const answer = await server.aBrowser().send('GET', `/api/auth/session/callback?${query}`)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.headers['set-cookie']?.toString() ?? '').not.toContain('session=')
  },
)

test('a callback that this browser did not start signs nobody in', async () => {
  const attacker = server.aBrowser()
  const page = await attacker.beginSignIn()
  const posted = await attacker.send('POST', page.url, {
    form: { email: 'instructor@fathom.test', password: 'Reef1234' },
  })
  const resumed = await attacker.send('GET', String(posted.headers.location))
  const victim = server.aBrowser()
  const landed = await victim.open(String(resumed.headers.location))
  expect(landed.html).toContain('for="password"')
  expect((await victim.refresh()).statusCode).toBe(401)
})

test("the account pages run no inline script or style, and can't be framed", async () => {
  const page = await server.aBrowser().beginSignIn()
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page.html).not.toMatch(/<style|style="|<script(?! src)|\son\w+="/)
})
