import { freshDatabase } from '@fathom/testing/world'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from './account-server.fixture.ts'
import type { Browser } from './browser.fixture.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
})
afterAll(() => server.close())

const lea = {
  type: 'diver',
  givenName: 'Lea',
  familyName: 'Sommer',
  birthdate: '1999-05-06',
  email: 'lea@fathom.test',
  password: 'Koralle1',
  confirmation: 'Koralle1',
}

/** Submits the form and opens the page that asks for the code. */
async function askForCode(browser: Browser, more: Record<string, string> = {}, query = '?type=diver') {
  const page = await browser.beginSignIn(query)
  return browser.post(page.url, { ...lea, ...more })
}

async function lastMailTo(email: string) {
  const [mail] = await server.mailsTo(email)
  return mail
}

const codeFor = async (email: string) => /\d{6}/.exec((await lastMailTo(email))?.text ?? '')?.[0] ?? ''

test('[RT-20] sign-up emails a code, and the code creates the account and signs in', async () => {
  const browser = server.aBrowser()
  const codePage = await askForCode(browser, {}, '?type=diver&returnTo=%2Flogbook')
  expect(codePage.url).toMatch(/\/sign-up\/code$/)
  expect(codePage.html).toContain('lea@fathom.test')
  const end = await browser.post(codePage.url, { code: await codeFor('lea@fathom.test') })
  expect(end.url).toBe('/logbook')
  const claims = decodeJwt(await browser.idToken())
  expect(claims).toMatchObject({ email: 'lea@fathom.test', given_name: 'Lea', birthdate: '1999-05-06' })
  expect(Number(claims.affiliate_id)).toBeGreaterThanOrEqual(1_000_001)
})

test.each(['pro', 'store', 'staff'])('a person who signs up as %s still becomes a diver', async (type) => {
  const email = `${type}@example.test`
  const browser = server.aBrowser()
  const codePage = await askForCode(browser, { type, email, affiliate_type: '9' }, `?type=pro`)
  await browser.post(codePage.url, { code: await codeFor(email) })
  expect(decodeJwt(await browser.idToken()).affiliate_type_id).toBe(1)
})

test('the sign-up page shows the type that the portal passed, and says why it gives no rights', async () => {
  const { html } = await server.aBrowser().beginSignIn('?type=store')
  expect(html).toMatch(/value="store" checked/)
  expect(html).toContain('Every account starts as a diver account.')
})

test('[VA-01] the password rule and the confirmation are checked, and typed values stay', async () => {
  const browser = server.aBrowser()
  const weak = await askForCode(browser, { password: 'koralle', confirmation: 'koralle' })
  expect(weak.status).toBe(422)
  expect(weak.html).toContain('Enter a valid password')
  expect(weak.html).toContain('value="lea@fathom.test"')
  expect(weak.html).toContain('value="1999-05-06"')
  const unlike = await askForCode(browser, { confirmation: 'Koralle2' })
  expect(unlike.html).toContain('Confirm password does not match new password')
})

test('every wrong field is reported', async () => {
  const wrong = { givenName: ' ', familyName: '', birthdate: '2999-01-01', email: 'lea' }
  const { html } = await askForCode(server.aBrowser(), wrong)
  for (const field of ['givenName', 'familyName', 'birthdate', 'email'])
    expect(html).toContain(`id="${field}-error"`)
})

test('an empty form reports every field, including the password confirmation', async () => {
  const empty = Object.fromEntries(Object.keys(lea).map((field) => [field, '']))
  const { html } = await askForCode(server.aBrowser(), empty)
  expect(html.match(/id="\w+-error"/g)).toHaveLength(6)
  expect(html).toContain('Enter a date of birth')
  expect(html).toMatch(/id="confirmation-error">.*?Enter the password again/s)
})

test.each([
  ['2999-01-01', 'Choose a date that isn’t in the future'],
  ['1850-01-01', 'Enter a date of birth after 1899'],
])('an invalid date of birth (%s) gets a specific error', async (birthdate, message) => {
  expect((await askForCode(server.aBrowser(), { birthdate })).html).toContain(message)
})

test('a code works once', async () => {
  const email = 'once@example.test'
  const browser = server.aBrowser()
  const codePage = await askForCode(browser, { email })
  const code = await codeFor(email)
  const [one, other] = await Promise.all([
    browser.send('POST', codePage.url, { form: { code } }),
    browser.send('POST', codePage.url, { form: { code } }),
  ])
  const accounts = await server.db.query('select from account where email = $1', [email])
  expect(accounts).toHaveLength(1)
  expect([one.headers.location, other.headers.location].filter((to) => to?.includes('/auth/'))).toHaveLength(
    1,
  )
})

test('after five wrong attempts even the right code is refused, and a new one works', async () => {
  const email = 'tries@example.test'
  const browser = server.aBrowser()
  const codePage = await askForCode(browser, { email })
  const right = await codeFor(email)
  const wrong = right === '111111' ? '222222' : '111111'
  const first = await browser.post(codePage.url, { code: wrong })
  expect(first.html).toContain('That code isn’t right. You have 4 tries left.')
  for (let tries = 0; tries < 4; tries++) await browser.post(codePage.url, { code: wrong })
  expect((await browser.post(codePage.url, { code: right })).html).toContain('This code has expired.')
  const again = await browser.post(`${codePage.url}/again`, {})
  expect(again.html).toContain('We sent a new code.')
  expect((await browser.post(codePage.url, { code: await codeFor(email) })).url).toBe('/training/dashboard')
})

test('a code expires after ten minutes', async () => {
  const email = 'late@example.test'
  const browser = server.aBrowser()
  const codePage = await askForCode(browser, { email })
  const code = await codeFor(email)
  server.clock.forward(10 * 60 + 1)
  const late = await browser.post(codePage.url, { code })
  server.clock.forward(-(10 * 60 + 1))
  expect(late.html).toContain('This code has expired.')
})

test('signing up with a taken address looks the same; only its owner is notified', async () => {
  const codePage = await askForCode(server.aBrowser(), { email: 'DIVER@fathom.test' })
  expect(codePage.status).toBe(200)
  expect(codePage.url).toMatch(/\/sign-up\/code$/)
  const mail = await lastMailTo('diver@fathom.test')
  expect(mail?.subject).toBe('You already have an account')
  expect(mail?.text).not.toMatch(/\d{6}/)
})

test('codes to one address are rate limited', async () => {
  const browser = server.aBrowser('203.0.113.9')
  const codePage = await askForCode(browser, { email: 'flood@example.test' })
  const answers = []
  for (let sent = 0; sent < 5; sent++) answers.push((await browser.post(`${codePage.url}/again`, {})).status)
  expect(answers).toEqual([200, 200, 200, 200, 429])
})

test('the email is in the language of the page', async () => {
  await askForCode(server.aBrowser(), { email: 'sprache@example.test' }, '?type=diver&lang=de-DE')
  const german = await lastMailTo('sprache@example.test')
  await askForCode(server.aBrowser(), { email: 'speech@example.test' }, '?type=diver&lang=en-US')
  const english = await lastMailTo('speech@example.test')
  expect(german?.html).toContain('lang="de-DE"')
  expect(english?.html).toContain('lang="en-US"')
  expect(english?.subject).toMatch(/^\d{6} is your code$/)
})

test('in a demo without SMTP the code page links to the mail', async () => {
  const browser = server.aBrowser()
  const codePage = await askForCode(browser, { email: 'mail@example.test' }, '?type=diver&lang=de-DE')
  const [, link = ''] = /href="(\/accounts\/mail[^"]*)"/.exec(codePage.html) ?? []
  const code = await codeFor('mail@example.test')
  const mails = await browser.open(link.replaceAll('&amp;', '&'))
  expect(mails.html).toContain(code)
  expect(mails.html).toContain('<html lang="de-DE"')
  expect(mails.html).toContain(`href="${codePage.url}"`)
})

test.each([
  '//evil.example',
  'https://evil.example/accounts/enter/x/sign-up/code',
  '/accounts/enter/x/../../y',
])('the demo mail links back only to a page that waits for a code: %s', async (from) => {
  const mails = await server.aBrowser().open(`/accounts/mail?${new URLSearchParams({ from })}`)
  expect(mails.status).toBe(200)
  expect(mails.html).not.toContain('evil')
  expect(mails.html).not.toContain('..')
})

test("an unknown address under the account pages gets an error page in the visitor's language", async () => {
  const answer = await server.aBrowser().open('/accounts/nope?lang=de-DE', {
    headers: { accept: 'text/html,*/*' },
  })
  expect(answer.status).toBe(404)
  expect(answer.html).toContain('Unter dieser Adresse gibt es keine Seite.')
})

test('[TS-23] a common password and the own name are refused with the reason', async () => {
  const common = await askForCode(server.aBrowser(), { password: 'Qwerty', confirmation: 'Qwerty' })
  expect(common.status).toBe(422)
  expect(common.html).toContain('This one is easy to guess.')
  const named = { password: 'LeaSommer99', confirmation: 'LeaSommer99' }
  const personal = await askForCode(server.aBrowser(), named)
  expect(personal.html).toContain('isn’t your name or email address.')
})

test('[TS-24] an address that only looks like another one gets no account', async () => {
  const page = await askForCode(server.aBrowser(), { email: 'lea\u200b@fathom.test' })
  expect(page.status).toBe(422)
  expect(page.html).toContain('has a hidden character')
  const cyrillic = await askForCode(server.aBrowser(), { email: 'diver@f\u0430thom.test' })
  expect([cyrillic.status, cyrillic.html.includes('Enter an email address')]).toEqual([422, true])
  const fullWidth = await askForCode(server.aBrowser(), { email: '\uff4cina@Example.test' })
  expect(fullWidth.html).toContain('lina@example.test')
})

test('[TS-21] only the same machine can open the mails of the demo', async () => {
  expect((await server.aBrowser('192.0.2.7').open('/accounts/mail')).status).toBe(404)
  const throughProxy = { headers: { 'x-forwarded-for': '192.0.2.7' } }
  expect((await server.aBrowser().open('/accounts/mail', throughProxy)).status).toBe(404)
  const page = await askForCode(server.aBrowser('192.0.2.7'), { email: 'far@example.test' })
  expect(page.url).toMatch(/\/sign-up\/code$/)
  expect(page.html).not.toContain('/accounts/mail')
})

test.each([
  ['evil.example', 404],
  ['evil.example:3000', 404],
  ['localhost.evil.example', 404],
  ['127.0.0.1.evil.example:3000', 404],
  ['fathom.test', 200],
  ['localhost:3000', 200],
  ['127.0.0.1:3000', 200],
  ['[::1]:3000', 200],
])(
  '[TS-21] a site whose name points to this machine does not read the mails of the demo: %s',
  async (host, status) => {
    expect((await server.aBrowser().open('/accounts/mail', { headers: { host } })).status).toBe(status)
  },
)
