import { formOf } from '@fathom/testing/forms'
import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from './account-server.fixture.ts'
import type { Browser } from './browser.fixture.ts'
import { aSoftAuthenticator } from './passkeys/soft-authenticator.fixture.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
})
afterAll(() => server.close())

async function askForReset(browser: Browser, email: string) {
  const page = await browser.beginSignIn()
  return browser.post(page.url.replace('/sign-in', '/forgotten'), { email })
}

const mailsTo = (email: string) => server.mailsTo(email)

test('an emailed code lets the owner choose a new password and signs them in', async () => {
  const elsewhere = server.aBrowser()
  await elsewhere.signIn('instructor')
  const browser = server.aBrowser()
  const page = await askForReset(browser, 'instructor@fathom.test')
  const [mail] = await mailsTo('instructor@fathom.test')
  expect(mail?.html).toContain('lang="de-DE"')
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  const form = { code, password: 'Atoll123', confirmation: 'Atoll123' }
  expect((await browser.post(page.url, form)).url).toBe('/training/dashboard')
  expect((await browser.refresh()).statusCode).toBe(200)
  expect(await mailsTo('instructor@fathom.test')).toHaveLength(2)
  expect(await server.db.query('select kind from notification where affiliate_id = 200001')).toEqual([
    { kind: 'password-changed' },
    { kind: 'sign-in-new' },
  ])

  expect((await elsewhere.refresh()).statusCode).toBe(401)
  expect((await elsewhere.beginSignIn()).html).toContain('for="password"')
  expect((await server.aBrowser().signIn('instructor')).status).toBe(401)
})

test('[TS-18] a reset refuses the bearers of all sessions, and offers to remove the passkeys', async () => {
  const elsewhere = server.aBrowser()
  await elsewhere.signIn()
  const stolen = await elsewhere.idToken()
  const add = async () => {
    const key = aSoftAuthenticator('http://fathom.test')
    const options = (await elsewhere.call('POST', '/api/auth/passkeys/options')).json()
    await elsewhere.call('POST', '/api/auth/passkeys', { response: key.create(options) })
  }
  await add()
  await add()
  const count = async () => (await server.db.query('select from passkey where affiliate_id = 100001')).length
  const reset = async (choice: string) => {
    const browser = server.aBrowser()
    const page = await askForReset(browser, 'diver@fathom.test')
    const [mail] = await mailsTo('diver@fathom.test')
    const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
    const asked = await browser.post(page.url, { code, password: 'Reef4321', confirmation: 'Reef4321' })
    expect(asked.html).toContain('Check your passkeys')
    const { action, hidden } = formOf({ html: asked.html, url: `http://fathom.test${asked.url}` })
    expect((await browser.post(action, { ...hidden, choice })).url).toBe('/training/dashboard')
  }
  await reset('keep')
  expect(await count()).toBe(2)
  const headers = { authorization: `Bearer ${stolen}` }
  expect((await server.app.inject({ url: '/api/learning/who-am-i', headers })).statusCode).toBe(401)
  await reset('remove')
  expect(await count()).toBe(0)
  const subjects = async () => (await mailsTo('diver@fathom.test')).map(({ subject }) => subject)
  await expect.poll(subjects).toContain('A passkey was removed')
})

test('the response is the same for an address without an account', async () => {
  const known = await askForReset(server.aBrowser(), 'diver@fathom.test')
  const unknown = await askForReset(server.aBrowser(), 'nobody@example.test')
  const plain = (html: string) =>
    html.replaceAll(/enter\/[\w-]+/g, 'enter/uid').replaceAll(/(diver|nobody)@[a-z.]+/g, '')
  expect(unknown.status).toBe(known.status)
  expect(plain(unknown.html)).toBe(plain(known.html))
  const [mail] = await mailsTo('nobody@example.test')
  expect(mail?.subject).toBe('There’s no account with this address')
  expect(mail?.text).not.toMatch(/\d{6}/)
})

test('[VA-01] a weak new password is refused without using up the code', async () => {
  const browser = server.aBrowser()
  const page = await askForReset(browser, 'diver@fathom.test')
  const [mail] = await mailsTo('diver@fathom.test')
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  const weak = await browser.post(page.url, { code, password: 'reef1234', confirmation: 'reef1234' })
  expect(weak.html).toContain('Enter a valid password')
  const good = await browser.post(page.url, { code, password: 'Reef4321', confirmation: 'Reef4321' })
  expect(good.url).toBe('/training/dashboard')
})

test('[TS-23] a common password is refused without using up the code', async () => {
  const browser = server.aBrowser()
  const page = await askForReset(browser, 'diver@fathom.test')
  const [mail] = await mailsTo('diver@fathom.test')
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  const weak = await browser.post(page.url, { code, password: 'Qwerty', confirmation: 'Qwerty' })
  expect(weak.html).toContain('This one is easy to guess.')
  const own = { code, password: 'Lindqvist1', confirmation: 'Lindqvist1' }
  expect((await browser.post(page.url, own)).html).toContain('isn’t your name or email address.')
  const good = await browser.post(page.url, { code, password: 'Reef9876', confirmation: 'Reef9876' })
  expect(good.url).toBe('/training/dashboard')
})
