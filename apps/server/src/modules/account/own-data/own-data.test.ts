import { freshDatabase } from '@fathom/testing/world'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from '../account-server.fixture.ts'
import type { Browser } from '../browser.fixture.ts'

const DAY = 86_400
let server: AccountServer
beforeAll(async () => {
  server = await startAccountServer(await freshDatabase())
})
afterAll(() => server.close())

async function signedIn(name = 'diver'): Promise<Browser> {
  const browser = server.aBrowser()
  await browser.signIn(name)
  return browser
}

/** Signs in while the account is scheduled for deletion, and answers the page that asks. */
async function signInAndAnswer(choice: 'keep' | 'go', more: Record<string, string> = {}) {
  const browser = server.aBrowser()
  const question = await browser.signIn()
  const proof = /name="proof" value="([^"]+)"/.exec(question.html)?.[1] ?? ''
  const step = question.url.replace('/sign-in', '/deletion')
  return { browser, question, proof, end: await browser.post(step, { proof, choice, ...more }) }
}

async function anExport(browser: Browser): Promise<string> {
  const { id } = (await browser.call('POST', '/api/auth/user/export')).json()
  const status = async () => (await browser.call('GET', `/api/auth/user/export/${id}`)).json().status
  await expect.poll(status).toBe('ready')
  return id
}

const fileOf = (browser: Browser, id: string) => browser.call('GET', `/api/auth/user/export/${id}/file`)

test('my data comes as one zip: a page in my language, and a machine-readable file from each module', async () => {
  const kai = await signedIn('instructor')
  const id = await anExport(kai)
  const answer = await fileOf(kai, id)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  expect(Object.keys(files).sort()).toEqual(['data/account.json', 'data/session.json', 'index.html'])
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(read('index.html')).toContain('<html lang="de-DE"')
  expect(read('index.html')).toContain('Nakamura')
  expect(JSON.parse(read('data/account.json'))).toMatchObject({
    email: 'instructor@fathom.test',
    affiliateId: 200001,
    archives: [],
  })
  expect(
    Object.values(files)
      .map((file) => strFromU8(file))
      .join(),
  ).not.toMatch(/argon2|refresh_token|Mara/)
})

test('[TS-05] my archive says when I changed my birth date, and who compared it with a document', async () => {
  const kai = await signedIn('instructor')
  const [at, checkedAt] = ['2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z']
  await server.db.query(
    `update account set birth_date_changed_at = $1, birth_date_confirmed_at = $2, birth_date_confirmed_by = 300001,
       birth_date_confirmed_by_name = 'Blue Corner' where affiliate_id = 200001`,
    [at, checkedAt],
  )
  const files = unzipSync(new Uint8Array((await fileOf(kai, await anExport(kai))).rawPayload))
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(JSON.parse(read('data/account.json'))).toMatchObject({
    birthDateChangedAt: at,
    birthDateConfirmed: { name: 'Blue Corner', at: checkedAt },
  })
  expect(read('index.html')).toMatch(/Ausweisdokument geprüft von.*Blue Corner/s)
})

test('two requests at once make one archive, and the newest is found without its id', async () => {
  const mara = await signedIn()
  // The token is fetched beforehand: two refreshes would run in turn, and the first archive might be ready
  // before the second request.
  const headers = { authorization: `Bearer ${await mara.idToken()}` }
  const ask = () => mara.send('POST', '/api/auth/user/export', { headers })
  const [one, other] = await Promise.all([ask(), ask()])
  expect(one?.json().id).toBe(other?.json().id)
  const latest = async () => (await mara.call('GET', '/api/auth/user/export')).json().latest
  await expect.poll(latest).toMatchObject({ id: one?.json().id, status: 'ready' })
})

test('nobody else gets the archive, and after seven days nobody can', async () => {
  const mara = await signedIn()
  const id = await anExport(mara)
  const kai = await signedIn('instructor')
  expect((await fileOf(kai, id)).statusCode).toBe(404)
  expect((await fileOf(mara, id)).statusCode).toBe(200)
  server.clock.forward(7 * DAY + 1)
  await mara.call('POST', '/api/auth/user/authenticate', { password: 'Reef1234' })
  const late = await fileOf(mara, id)
  await server.account.cleanUp?.()
  server.clock.forward(-(7 * DAY + 1))
  expect(late.statusCode).toBe(404)
  expect(await server.files.find(`exports/${id}.zip`)).toBeUndefined()
})

const remove = (browser: Browser, password = 'Reef1234') =>
  browser.call('POST', '/api/auth/user/delete', { password })

test('deletion asks for the password, ends every session, and can be undone within thirty days', async () => {
  const mara = await signedIn()
  expect((await remove(mara, 'Guess123')).json()).toMatchObject({
    problem: 'password-wrong',
    errors: ['Incorrect password'],
  })
  expect((await mara.call('GET', '/api/auth/user/deletion')).json()).toEqual({ deleteAfter: null })
  const { deleteAfter } = (await remove(mara)).json()
  expect(new Date(deleteAfter).getTime() - Date.now()).toBeGreaterThan(29.9 * DAY * 1000)
  expect((await mara.refresh()).statusCode).toBe(401)
  const { browser: again, question } = await signInAndAnswer('go')
  expect(question.html).toContain('Keep your account?')
  expect((await again.call('GET', '/api/auth/user/diver@fathom.test')).json().deleteAfter).toBe(deleteAfter)
  expect((await again.call('POST', '/api/auth/user/undelete')).json()).toEqual({ deleteAfter: null })
  server.clock.forward(31 * DAY)
  await server.account.cleanUp?.()
  server.clock.forward(-31 * DAY)
  expect((await again.call('GET', '/api/auth/user/diver@fathom.test')).statusCode).toBe(200)
})

test('after the grace period the person is erased, and their number stays taken', async () => {
  const kai = await signedIn('instructor')
  const id = await anExport(kai)
  await remove(kai)
  server.clock.forward(30 * DAY + 1)
  await server.account.cleanUp?.()
  const row = async () => (await server.db.query('select * from account where affiliate_id = 200001'))[0]
  await expect
    .poll(row)
    .toMatchObject({ email: '', given_name: '', family_name: '', birthdate: null, password_hash: null })
  server.clock.forward(-(30 * DAY + 1))
  expect((await server.aBrowser().signIn('instructor')).status).toBe(401)
  await expect.poll(() => server.files.find(`exports/${id}.zip`)).toBeUndefined()
  for (const table of ['web_session', 'account_history', 'passkey', 'sync_event', 'data_export'])
    expect([table, await server.db.query(`select from ${table} where affiliate_id = 200001`)]).toEqual([
      table,
      [],
    ])
  expect(await server.db.query("select from oidc_record where payload::text like '%200001%'")).toEqual([])
})

test('a person who undoes the deletion while the job is already queued stays', async () => {
  const mara = await signedIn()
  await remove(mara)
  const { browser: again } = await signInAndAnswer('go')
  await again.call('POST', '/api/auth/user/undelete')
  await server.account.jobs?.['account.forget']?.(
    { affiliateId: 100001 },
    { id: 'x', signal: new AbortController().signal },
  )
  expect((await again.call('GET', '/api/auth/user/diver@fathom.test')).json()).toMatchObject({
    firstName: 'Mara',
  })
})

test('signing in again offers to keep the account, and accepting undoes the deletion', async () => {
  await remove(await signedIn())
  const { browser, end } = await signInAndAnswer('keep')
  expect(end.url).toBe('/training/dashboard')
  expect((await browser.call('GET', '/api/auth/user/deletion')).json()).toEqual({ deleteAfter: null })
})

test('the offer signs in only a person who gave the password in this very sign-in', async () => {
  await remove(await signedIn())
  const stranger = server.aBrowser()
  const page = await stranger.beginSignIn()
  const step = page.url.replace('/sign-in', '/deletion')
  const { proof } = await signInAndAnswer('go')
  for (const tried of ['', 'v1.AAAA', proof])
    expect((await stranger.post(step, { proof: tried, choice: 'keep' })).status).toBe(400)
  expect((await stranger.refresh()).statusCode).toBe(401)
  await signInAndAnswer('keep')
})
