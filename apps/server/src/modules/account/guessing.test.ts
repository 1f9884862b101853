import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from './account-server.fixture.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
})
afterAll(() => server.close())

/** Ten thousand give the same result but take a minute: every guess after the tenth gets the same answer. */
const GUESSES = 400
const AT_ONCE = 50

test('of many guesses at one password ten are checked, and the rest must wait', async () => {
  const guesser = server.aBrowser('203.0.113.7')
  const { url } = await guesser.beginSignIn()
  const statuses = new Map<number, number>()
  let retryAfter = ''
  for (let done = 0; done < GUESSES; done += AT_ONCE) {
    const guesses = Array.from({ length: AT_ONCE }, (_, at) =>
      guesser.send('POST', url, { form: { email: 'diver@fathom.test', password: `Guess${done + at}` } }),
    )
    for (const answer of await Promise.all(guesses)) {
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
      if (answer.statusCode === 429) retryAfter = String(answer.headers['retry-after'])
    }
  }
  expect(Object.fromEntries(statuses)).toEqual({ 401: 10, 429: GUESSES - 10 })
  expect(Number(retryAfter)).toBeGreaterThan(0)
  expect(Number(retryAfter)).toBeLessThanOrEqual(900)
})

test('after the guesses the right password is blocked too from that IP address, and works from another', async () => {
  const there = await server.aBrowser('203.0.113.7').signIn()
  expect(there.status).toBe(429)
  expect(there.html).toContain('You’ve tried too many times.')
  const elsewhere = await server.aBrowser('198.51.100.4').signIn()
  expect(elsewhere.url).toBe('/training/dashboard')
})

test('the guesser may try again after the window has passed', async () => {
  server.clock.forward(16 * 60)
  expect((await server.aBrowser('203.0.113.7').signIn()).url).toBe('/training/dashboard')
})

test('an unknown e-mail and a wrong password get the same answer', async () => {
  const browser = server.aBrowser('192.0.2.1')
  const { url } = await browser.beginSignIn()
  const wrong = await browser.post(url, { email: 'diver@fathom.test', password: 'Wrong1234' })
  const unknown = await browser.post(url, { email: 'nobody@fathom.test', password: 'Wrong1234' })
  expect(wrong.status).toBe(401)
  expect(unknown.status).toBe(401)
  expect(wrong.html).toContain('The email or password is incorrect.')
  expect(unknown.html.replaceAll('nobody@', 'diver@')).toBe(wrong.html)
})

test('typed values survive an error, except for the password', async () => {
  const browser = server.aBrowser('192.0.2.2')
  const { url } = await browser.beginSignIn()
  const { html } = await browser.post(url, { email: 'diver@fathom.test', password: 'Wrong1234' })
  expect(html).toContain('value="diver@fathom.test"')
  expect(html).not.toContain('Wrong1234')
})

test('an empty form reports both fields, beside them and in a summary', async () => {
  const browser = server.aBrowser('192.0.2.3')
  const { url } = await browser.beginSignIn()
  const { status, html } = await browser.post(url, { email: '', password: '' })
  expect(status).toBe(422)
  expect(html).toMatch(/id="email"[^>]*aria-describedby="email-error"[^>]*aria-invalid="true" autofocus/)
  expect(html).toContain('<p class="error" id="password-error">')
  expect(html).toContain('<a class="link" href="#email">Enter an email address</a>')
})

test('a form sent from another origin has no effect', async () => {
  const browser = server.aBrowser('192.0.2.4')
  const { url } = await browser.beginSignIn()
  const form = { email: 'diver@fathom.test', password: 'Reef1234' }
  const headers = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
  expect((await browser.post(url, form, headers)).status).toBe(403)
  expect((await browser.refresh()).statusCode).toBe(401)
})

test('a sign-in of another browser, or a missing one, shows a clear page', async () => {
  const { url } = await server.aBrowser().beginSignIn()
  const page = await server
    .aBrowser('192.0.2.5')
    .post(url, { email: 'diver@fathom.test', password: 'Reef1234' })
  expect(page.status).toBe(400)
  expect(page.html).toContain('href="/api/auth/session/sign-in"')
})
