import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from './account-server.fixture.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase(), { REGISTRATION_CODE_BYPASS: 'on', DEMO: 'off' })
})
afterAll(() => server.close())

const ben = {
  type: 'diver',
  givenName: 'Ben',
  familyName: 'Ortiz',
  birthdate: '1980-01-01',
  email: 'ben@example.test',
  password: 'Barrel1',
  confirmation: 'Barrel1',
}

test('[CO-04] when the registration code is bypassed it is 000000, and no email is sent', async () => {
  const browser = server.aBrowser()
  const page = await browser.beginSignIn('?type=diver')
  const codePage = await browser.post(page.url, ben)
  expect(await server.mailsTo(ben.email)).toEqual([])
  expect((await browser.post(codePage.url, { code: '123456' })).html).toContain('That code isn’t right.')
  expect((await browser.post(codePage.url, { code: '000000' })).url).toBe('/training/dashboard')
})

test("[CO-04] 000000 can't take over an existing address", async () => {
  const browser = server.aBrowser()
  const page = await browser.beginSignIn('?type=diver')
  const codePage = await browser.post(page.url, { ...ben, email: 'diver@fathom.test' })
  const end = await browser.post(codePage.url, { code: '000000' })
  expect(end.html).toContain('This email already has an account.')
  expect((await browser.refresh()).statusCode).toBe(401)
})

test('the code for a new password is never bypassed', async () => {
  const browser = server.aBrowser()
  const page = await browser.beginSignIn()
  const forgotten = page.url.replace('/sign-in', '/forgotten')
  const codePage = await browser.post(forgotten, { email: 'diver@fathom.test' })
  const form = { code: '000000', password: 'Taken12', confirmation: 'Taken12' }
  expect((await browser.post(codePage.url, form)).status).toBe(422)
  expect(await server.mailsTo('diver@fathom.test')).toHaveLength(1)
})

test('without the demo, no demo people are listed and no mail is shown', async () => {
  const browser = server.aBrowser()
  const { html } = await browser.beginSignIn()
  expect(html).not.toContain('Demo people')
  expect(html).not.toContain('Reef1234')
  expect((await browser.open('/accounts/mail')).status).toBe(404)
})
