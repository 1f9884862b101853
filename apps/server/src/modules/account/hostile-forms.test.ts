import { freshDatabase } from '@fathom/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from './account-server.fixture.ts'

let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
})
afterAll(() => server.close())

const FIELDS = {
  'sign-in': ['email', 'password'],
  'sign-up': ['email', 'givenName', 'familyName', 'birthdate', 'password', 'confirmation', 'type'],
  'sign-up/code': ['code'],
  forgotten: ['email'],
  'forgotten/code': ['code', 'password', 'confirmation'],
  deletion: ['answer'],
}

test.each(Object.entries(FIELDS))(
  '[TS-20] U+0000 in a field of the page %s is answered 400, as a page',
  async (step, fields) => {
    const browser = server.aBrowser()
    const { url } = await browser.beginSignIn()
    const enter = /^\/accounts\/enter\/[\w-]+/.exec(url)?.[0]
    for (const field of fields) {
      const answer = await browser.post(`${enter}/${step}`, { [field]: 'a\0b' })
      expect([field, answer.status, answer.headers['content-type']]).toEqual([
        field,
        400,
        'text/html; charset=utf-8',
      ])
    }
    const address = await browser.open(`${enter}/sign-in?lang=%00`)
    expect([address.status, address.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  },
)

test.each([
  ['auth', { client_id: '\0', response_type: 'code', scope: 'openid' }],
  ['auth', { client_id: 'fathom-portal', response_type: 'code', scope: 'openid', state: '\0' }],
  ['token', { grant_type: 'authorization_code', client_id: '\0', client_secret: 'x', code: '\0' }],
  ['token', { grant_type: 'refresh_token', refresh_token: '\0' }],
  ['session/end', { id_token_hint: '\0', state: '\0' }],
])('[TS-20] U+0000 in a form for the provider (%s) is no failure of the server', async (path, form) => {
  for (const client of [{}, { client_id: 'fathom-portal' }]) {
    const { status } = await server.aBrowser().post(`/accounts/${path}`, { ...form, ...client })
    expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code >= 300 && code < 500)])
  }
  const query = new URLSearchParams(form)
  expect((await server.aBrowser().send('GET', `/accounts/${path}?${query}`)).statusCode).toBe(400)
})
