import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { ALL_NO, aDecision, aGuardian, aMedical, byLink, formsOf, mailedLink } from '../forms.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})
const db = () => world.server.platform.db

/** A questionnaire of this person that waits for a physician. */
async function awaited(person: string) {
  const forms = await formsOf(world, person)
  const { documentId } = (await forms.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  const row = async () => (await forms.list()).find(({ id }) => id === documentId)
  return { forms, documentId, row }
}

test('[TS-01] no instructor or dive center is asked as the physician of someone who is not their student yet', async () => {
  const { forms, documentId } = await awaited('newcomer')
  for (const email of ['instructor@fathom.test', 'INSTRUCTOR+x@fathom.test', 'store@fathom.test'])
    expect([email, (await forms.ask(documentId, 'physician', { email })).body.problem]).toEqual([
      email,
      'address-of-teacher',
    ])
  expect(
    (await forms.ask(documentId, 'guardian', { email: 'instructor@fathom.test' })).body.problem,
  ).not.toBe('address-of-teacher')
})

test("[TS-01] [TS-04] a physician's link is refused in a professional's browser, and tells no answer", async () => {
  for (const diver of ['newcomer', 'student']) {
    const { forms, documentId, row } = await awaited(diver)
    const path = await forms.link(documentId, 'physician')
    for (const person of ['instructor', 'store']) {
      const { idToken, visitor } = await world.session(person)
      const cookie = visitor.cookies.header()
      const device = cookie.split('; ').find((pair) => pair.includes('_device=')) ?? ''
      expect(device).not.toBe('')
      for (const browser of [{ cookie }, { authorization: `Bearer ${idToken}` }, { cookie: device }]) {
        const link = byLink(world, path, browser as Record<string, string>)
        const seen = await link.read()
        expect([seen.status, seen.body.problem, seen.body.answers]).toEqual([
          403,
          'link-of-professional',
          undefined,
        ])
        expect((await link.act(aDecision())).body?.problem).toBe('link-of-professional')
        expect((await link.refuse()).status).toBe(403)
      }
    }
    expect((await row())?.physician).toBe('awaited')
    expect((await byLink(world, path).act(aDecision())).status).toBe(204)
  }
})

/** Gives the account of this address a number in the directory. */
const addMember = (email: string, number: number) =>
  db().query(
    `insert into participant (kind, number, affiliate_id, name, available_credit, address_line_1, city, country_id,
       postal_code, state_id)
     select kind, $2, (select affiliate_id from account where email = $1), 'Another Teacher', available_credit,
       address_line_1, city, country_id, postal_code, state_id
     from participant where kind = 'member' and number = 500001`,
    [email, number],
  )

test('[TS-01] anyone who became an instructor after the link was sent cannot open it or decide', async () => {
  const { forms, documentId, row } = await awaited('diver')
  const email = 'applicant@fathom.test'
  expect((await forms.ask(documentId, 'physician', { email })).status).toBe(201)
  const link = byLink(world, await mailedLink(world, email))
  expect((await link.read()).status).toBe(200)
  await addMember(email, 500778)
  expect((await link.read()).body.problem).toBe('link-of-professional')
  expect((await link.act(aDecision())).body?.problem).toBe('link-of-professional')
  expect((await row())?.physician).toBe('awaited')
})

test('[TS-01] the dots and the other domain of a Gmail address are the same mailbox', async () => {
  const { forms, documentId } = await awaited('teen')
  await db().query(
    `insert into account (email, affiliate_type, given_name, family_name, password_hash)
     values ('kai.nak@gmail.com', 2, 'Kai', 'Nak', 'x')`,
  )
  await forms.ask(documentId, 'guardian', { email: 'rosa.hart@gmail.com' })
  const problem = async (email: string) => (await forms.ask(documentId, 'physician', { email })).body.problem
  for (const email of ['rosahart@gmail.com', 'rosa.hart@googlemail.com', 'r.o.sahart+x@gmail.com'])
    expect([email, await problem(email)]).toEqual([email, 'address-of-other-signer'])
  for (const email of ['kainak@gmail.com', 'k.ainak+x@googlemail.com'])
    expect([email, await problem(email)]).toEqual([email, 'address-of-teacher'])
  expect(await problem('kainak@clinic.test')).toBeUndefined()
})

test('[TS-01] a tag of Yahoo and a subdomain of Fastmail are the same mailbox, whichever the account has', async () => {
  const { forms, documentId } = await awaited('teen')
  for (const email of [
    'kai.nak@yahoo.com',
    'bo.nak-x@yahoo.com',
    'ivonak@fastmail.com',
    'x@uma-nak.fastmail.fm',
  ])
    await db().query(
      `insert into account (email, affiliate_type, given_name, family_name, password_hash)
       values ($1, 2, 'Kai', 'Nak', 'x')`,
      [email],
    )
  const problem = async (email: string) => (await forms.ask(documentId, 'physician', { email })).body.problem
  for (const email of [
    ...['kai.nak-doc@yahoo.com', 'bo.nak@yahoo.com', 'bo.nak-y@yahoo.com'],
    ...['doc@ivonak.fastmail.com', 'uma-nak@fastmail.com'],
  ])
    expect([email, await problem(email)]).toEqual([email, 'address-of-teacher'])
})

test('[TS-01] a link is not sent to a name that says nothing or hides letters', async () => {
  const { forms, documentId } = await awaited('teen')
  const problem = async (role: 'physician' | 'guardian', name: string) =>
    (await forms.ask(documentId, role, { name })).body.problem
  for (const name of ['.', '\u3164\u3164', 'Greta\u3164 Holm', 'Greta \u2060Holm', '123'])
    expect([name, await problem('physician', name)]).toEqual([name, 'signer-name-incomplete'])
  for (const name of ['Me', 'Milo', 'Rosa\u3164 Hart', 'Rosa Hart2'])
    expect([name, await problem('guardian', name)]).toEqual([name, 'signer-name-incomplete'])
  expect(await problem('guardian', 'Milo HartMD')).toBe('name-own')
  expect(await problem('physician', 'Praxisklinik')).toBeUndefined()
  expect(await problem('guardian', 'Rosa Hart')).toBeUndefined()
})

test('[TS-06] a guardian without a whole name or a relationship does not sign', async () => {
  const { forms, documentId } = await awaited('teen')
  const guardian = byLink(world, await forms.link(documentId, 'guardian'))
  const problem = async (name: string, over: object = {}) =>
    (await guardian.act({ ...aGuardian, name, mark: name, ...over })).body?.problem
  for (const name of ['Me', 'me myself', 'Milo'])
    expect([name, await problem(name)]).toEqual([name, 'signer-name-incomplete'])
  expect(await problem('Milo Hart2')).toBe('guardian-is-diver')
  for (const relationship of ['x', 'self', ' MySelf ', 'Ich selbst', '本人'])
    expect([relationship, await problem('Rosa Hart', { relationship })]).toEqual([
      relationship,
      'guardian-unknown',
    ])
  expect(await problem('Rosa Hart')).toBeUndefined()
})

test('[TS-02] a physician without an identity, or with that of someone else, does not decide', async () => {
  const { forms, documentId, row } = await awaited('student')
  const physician = byLink(world, await forms.link(documentId, 'physician'))
  const refused = [
    [{ name: 'Ines Duarte2' }, 'physician-is-signer'],
    [{ name: 'Dr. Duarte' }, 'signer-name-incomplete'],
    [{ name: 'Инес Дуарте' }, 'physician-is-signer'],
    [{ name: 'DrInes Duarte' }, 'physician-is-signer'],
    [{ name: 'Kai Nakamural' }, 'physician-is-teacher'],
    [{ name: '.' }, 'signer-name-incomplete'],
    [{ qualification: '.' }, 'physician-unknown'],
    [{ clinic: '.' }, 'physician-unknown'],
    [{ contact: '0000000' }, 'contact-invalid'],
    [{ contact: 'mailto:student@fathom.test.' }, 'contact-of-signer'],
  ] as const
  for (const [over, problem] of refused)
    expect([over, (await physician.act(aDecision(over))).body?.problem]).toEqual([over, problem])
  expect((await row())?.physician).toBe('awaited')
  expect((await physician.act(aDecision())).status).toBe(204)
})
