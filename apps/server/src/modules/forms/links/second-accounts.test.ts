import type { FormOutcomesWire } from '@fathom/contract/forms'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aDecision, aGuardian, aMedical, byLink, formsOf, mailedLink } from '../forms.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})
const db = () => world.server.platform.db
const TEEN = 100006

async function awaited(person: string) {
  const forms = await formsOf(world, person)
  const { documentId } = (await forms.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  const row = async () => (await forms.list()).find(({ id }) => id === documentId)
  return { forms, documentId, row }
}

/** Makes another person of the newcomer's account, for what follows. */
const newcomerIs = (given: string, family: string, birthDate: string) =>
  db().query(
    `update account set given_name = $1, family_name = $2, birthdate = $3 where email = 'newcomer@fathom.test'`,
    [given, family, birthDate],
  )
const newcomerBrowser = async () => ({
  cookie: (await world.session('newcomer')).visitor.cookies.header(),
})

test("[TS-01] the diver's second account is not asked as the physician and does not decide", async () => {
  const { forms, documentId, row } = await awaited('student')
  await newcomerIs('Nia', 'Newcomer', '1990-01-01')
  const email = 'newcomer@fathom.test'
  expect((await forms.ask(documentId, 'physician', { email })).status).toBe(201)
  const early = byLink(world, await mailedLink(world, email))
  const path = await forms.link(documentId, 'physician')
  const [{ birthdate = '' } = {}] = await db().query<{ birthdate: string }>(
    `select to_char(birthdate, 'YYYY-MM-DD') as birthdate from account where email = 'student@fathom.test'`,
  )
  for (const [given, family, day] of [
    ['Inês', 'DUARTE', birthdate],
    ['Ines', 'Duarte', '1961-01-01'],
    ['I.', 'Duarte', birthdate],
  ] as const) {
    await newcomerIs(given, family, day)
    expect((await forms.ask(documentId, 'physician', { email })).body.problem).toBe('address-own')
    const link = byLink(world, path, await newcomerBrowser())
    expect((await link.read()).body).toMatchObject({ problem: 'link-own-browser' })
    expect((await link.act(aDecision())).body?.problem).toBe('link-own-browser')
  }
  // The link that was mailed before the account became the diver's is ended, or as good as ended.
  expect((await early.act(aDecision())).status).toBeGreaterThanOrEqual(400)
  expect((await row())?.physician).toBe('awaited')
  await newcomerIs('Nia', 'Newcomer', birthdate)
  expect((await byLink(world, path, await newcomerBrowser()).act(aDecision())).status).toBe(204)
})

test('[TS-06] a minor signs for nobody: by address, by browser, and by an earlier birth date', async () => {
  const { forms, documentId, row } = await awaited('teen')
  await newcomerIs('Finn', 'Buddy', '2013-01-01')
  const email = 'newcomer@fathom.test'
  const ask = () => forms.ask(documentId, 'guardian', { email, name: 'Finn Buddy' })
  expect((await ask()).body.problem).toBe('address-of-minor')
  const path = await forms.link(documentId, 'guardian')
  const father = { ...aGuardian, name: 'Finn Buddy', mark: 'Finn Buddy', birthDate: '1980-01-01' }
  const link = byLink(world, path, await newcomerBrowser())
  expect((await link.read()).body.problem).toBe('link-of-minor')
  expect((await link.act(father)).body?.problem).toBe('link-of-minor')
  await newcomerIs('Finn', 'Buddy', '1980-01-01')
  await db().query(
    `with held as (insert into account_history (affiliate_id, what, before, changed_at)
       select affiliate_id, 'person', '{"birthDate": "2013-01-01"}', now() from account where email = $1)
     update account set birth_date_changed_at = now() where email = $1`,
    [email],
  )
  expect((await ask()).body.problem).toBe('address-of-minor')
  expect((await link.act(father)).body?.problem).toBe('link-of-minor')
  expect((await row())?.isGuardianAwaited).toBe(true)
  await db().query('update account set birth_date_confirmed_at = now() where email = $1', [email])
  expect((await link.read()).status).toBe(200)
  expect((await link.act(father)).status).toBe(204)
})

test("[TS-06] an account with the minor's own name signs for nobody", async () => {
  const { forms, documentId } = await awaited('teen')
  await newcomerIs('Milo', 'Hart', '1980-02-09')
  const asked = await forms.ask(documentId, 'guardian', { email: 'newcomer@fathom.test', name: 'Bea Hart' })
  expect(asked.body.problem).toBe('address-own')
  const link = byLink(world, await forms.link(documentId, 'guardian'), await newcomerBrowser())
  expect((await link.read()).body.problem).toBe('link-of-minor')
  expect((await link.act({ ...aGuardian, name: 'Bea Hart', mark: 'Bea Hart' })).status).toBe(403)
})

test('[TS-01] the addresses of one mailbox are one address, for its account and for the other signer', async () => {
  const { forms, documentId } = await awaited('teen')
  await db().query(
    `insert into account (email, affiliate_type, given_name, family_name, password_hash)
     values ('kai_nak@proton.me', 2, 'Kai', 'Nak', 'x'), ('kai.mac@icloud.com', 2, 'Kai', 'Mac', 'x')`,
  )
  const problem = async (email: string) => (await forms.ask(documentId, 'physician', { email })).body.problem
  for (const email of ['KAI.NAK@pm.me', 'kai-nak+x@protonmail.com', 'kainak@proton.me', 'kai.mac@me.com'])
    expect([email, await problem(email)]).toEqual([email, 'address-of-teacher'])
  expect(await problem('kaimac@icloud.com')).toBeUndefined()
})

test('[TS-04] the newest form of a minor is shown while it waits for the guardian, and the older one as older', async () => {
  const forms = await formsOf(world, 'teen')
  await db().query('delete from form_document where affiliate_id = $1', [TEEN])
  const cleared = (await forms.submit(aMedical())).body.documentId
  const guardian = byLink(world, await forms.link(cleared, 'guardian'))
  await guardian.read()
  expect((await guardian.act({ ...aGuardian, name: 'Jo Hart', mark: 'Jo Hart' })).status).toBe(204)
  await forms.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes', q5: 'yes' } }))
  const instructor = await formsOf(world, 'instructor')
  const { body } = await instructor.get<FormOutcomesWire>(`/outcomes/${TEEN}`)
  expect(body.map(({ status, outcome }) => [status, outcome])).toEqual([
    ['Medical Required', 'guardian-awaited'],
    ['Completed', 'cleared'],
  ])
})
