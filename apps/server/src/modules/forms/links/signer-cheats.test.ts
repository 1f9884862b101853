import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { findDocument } from '../documents/document.store.ts'
import { getSignedDocument } from '../documents/read-document.ts'
import {
  ALL_NO,
  aDecision,
  aGuardian,
  aMedical,
  aRelease,
  aSignature,
  BLANKS,
  byLink,
  formsOf,
  mailedLink,
} from '../forms.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})
const db = () => world.server.platform.db
const ill = { ...ALL_NO, q3: 'yes' }

const TYPED = { way: 'typed', mark: aDecision().name, signsByTyping: true }

/** A questionnaire of this person that waits for a physician. */
async function awaited(person: string) {
  const forms = await formsOf(world, person)
  const { documentId } = (await forms.submit(aMedical({ answers: ill }))).body
  const row = async () => (await forms.list()).find(({ id }) => id === documentId)
  return { forms, documentId, row }
}

test('[TS-01] no answer to the diver contains the link, and it is not stored', async () => {
  const { forms, documentId } = await awaited('diver')
  const path = await forms.link(documentId, 'physician')
  const token = path.split('/').at(-1) ?? ''
  expect(token.length).toBeGreaterThan(40)
  const asked = await forms.ask(documentId, 'physician')
  expect(asked.status).toBe(201)
  const second = (await mailedLink(world, asked.body.email)).split('/').at(-1) ?? ''
  const answers = [asked.body, await forms.list(), (await forms.record(documentId)).body]
  for (const secret of [token, second]) expect(JSON.stringify(answers)).not.toContain(secret)
  const jobs = await db().query<{ data: string }>('select data::text from jobs.job')
  expect(jobs.length).toBeGreaterThan(0)
  expect(JSON.stringify(jobs)).not.toContain(second)
})

test("[TS-01] refuses an address that is the diver's or the guardian's, however it's spelled", async () => {
  const { forms, documentId } = await awaited('teen')
  const problem = async (email: string) => (await forms.ask(documentId, 'physician', { email })).body.problem
  for (const email of ['teen@fathom.test', 'Teen@Fathom.test', 'teen+clinic@fathom.test'])
    expect([email, await problem(email)]).toEqual([email, 'address-own'])
  await forms.ask(documentId, 'guardian', { email: 'jo.hart@reef.test' })
  expect(await problem('JO.HART+doc@reef.test')).toBe('address-of-other-signer')
  expect(await problem('no address')).toBe('address-invalid')
  expect((await forms.ask(documentId, 'physician', { name: 'Dr. Milo Hart' })).body.problem).toBe('name-own')
  expect(await problem('johart@reef.test')).toBeUndefined()
})

test("[TS-01] the link is refused in the diver's browser: signed in, by bearer, and after signing out", async () => {
  const { forms, documentId, row } = await awaited('student')
  const path = await forms.link(documentId, 'physician')
  const { idToken, visitor } = await world.session('student')
  const cookie = visitor.cookies.header()
  const own: Record<string, string>[] = [{ cookie }, { authorization: `Bearer ${idToken}` }]
  const device = cookie.split('; ').find((pair) => pair.includes('_device=')) ?? ''
  expect(device).not.toBe('')
  own.push({ cookie: device })
  for (const browser of own) {
    const link = byLink(world, path, browser)
    const seen = await link.read()
    expect([seen.status, seen.body.problem, seen.body.answers]).toEqual([403, 'link-own-browser', undefined])
    expect((await link.act(aDecision())).status).toBe(403)
    expect((await link.refuse()).status).toBe(403)
  }
  expect((await row())?.physician).toBe('awaited')
  const other = await world.session('diver')
  expect((await byLink(world, path, { cookie: other.visitor.cookies.header() }).read()).status).toBe(200)
  expect((await byLink(world, path).act(aDecision())).status).toBe(204)
})

test("[TS-01] a physician's link is refused in the guardian's browser, and a guardian's in the minor's", async () => {
  const { forms, documentId } = await awaited('teen')
  await forms.ask(documentId, 'guardian', { email: 'newcomer@fathom.test', name: 'Nia Newcomer' })
  const guardianPath = await mailedLink(world, 'newcomer@fathom.test')
  const physicianPath = await forms.link(documentId, 'physician')
  const guardian = { cookie: (await world.session('newcomer')).visitor.cookies.header() }
  const minor = { cookie: (await world.session('teen')).visitor.cookies.header() }
  expect((await byLink(world, physicianPath, guardian).read()).status).toBe(403)
  expect((await byLink(world, guardianPath, minor).act(aGuardian)).status).toBe(403)
  expect((await byLink(world, guardianPath, guardian).read()).status).toBe(200)
})

test("[TS-01] no physician's link goes to the diver's instructor or dive center, by address or by name", async () => {
  const { forms, documentId } = await awaited('student')
  const problem = async (over: object) => (await forms.ask(documentId, 'physician', over)).body.problem
  for (const email of ['instructor@fathom.test', 'Instructor+clinic@fathom.test', 'store@fathom.test'])
    expect([email, await problem({ email })]).toEqual([email, 'address-of-teacher'])
  for (const name of ['Dr. Kai Nakamura', 'K. Nakamura', 'Kаi Nakamura', 'Harbour Divers Clinic'])
    expect([name, await problem({ name })]).toEqual([name, 'name-of-teacher'])
  expect(await problem({ email: 'diver@fathom.test' })).toBeUndefined()
})

test('[TS-01] an instructor who only works at the dive center of the course is no physician either', async () => {
  const { forms, documentId } = await awaited('student')
  await db().query(
    `insert into participant (kind, number, affiliate_id, name, available_credit, address_line_1, city, country_id,
       postal_code, state_id)
     select kind, 500777, 100003, 'Another Teacher', available_credit, address_line_1, city, country_id, postal_code,
       state_id from participant where kind = 'member' and number = 500001`,
  )
  const ask = () => forms.ask(documentId, 'physician', { name: 'Dr. Another Teacher' })
  expect((await ask()).status).toBe(201)
  await db().query('insert into store_member values (7001, 500777)')
  expect((await ask()).body.problem).toBe('name-of-teacher')
  const byAddress = await forms.ask(documentId, 'physician', { email: 'applicant@fathom.test' })
  expect(byAddress.body.problem).toBe('address-of-teacher')
})

test.each([
  ['an examination in 1900', { examinedOn: '1900-01-01' }, 'day-too-old'],
  ['an examination to come', { examinedOn: '2999-01-01' }, 'day-ahead'],
  ["the diver's name", { name: 'Ines Duarte' }, 'physician-is-signer'],
  ["the diver's name with a title", { name: 'Dr. med. DUARTE, Inês' }, 'physician-is-signer'],
  ["the diver's name in letters that look alike", { name: 'Dr. Inеs Duаrte' }, 'physician-is-signer'],
  ["the diver's initials", { name: 'Dr. I. Duarte' }, 'physician-is-signer'],
  ["the instructor's name", { name: 'Dr. Kai Nakamura' }, 'physician-is-teacher'],
  ["the diver's address", { contact: 'Student+clinic@fathom.test' }, 'contact-of-signer'],
  ["the dive center's address", { contact: 'store@fathom.test' }, 'physician-is-teacher'],
  ['no way to ask back', { contact: 'ask me' }, 'contact-invalid'],
  ['no drawn signature', { mark: 'Dr. Planted Reis' }, 'signature-empty'],
  ['a signature that is a dot', { mark: 'M1 1L1 1' }, 'signature-empty'],
  ['characters that no paper prints', { clinic: 'সাগর' }, 'signer-unprintable'],
])('[TS-02] a decision with %s is refused, and the diver is not cleared', async (_, over, problem) => {
  const { forms, documentId, row } = await awaited('student')
  const { status, body } = await byLink(world, await forms.link(documentId, 'physician')).act(aDecision(over))
  expect([status, body?.problem]).toEqual([422, problem])
  expect((await row())?.status).toBe('Medical Required')
})

test.each([
  ['without the statement', { ...TYPED, signsByTyping: undefined }, 'no-consent'],
  ['of another name', { ...TYPED, mark: 'Dr. Someone Else' }, 'signature-other-name'],
  ['that is a drawing', { ...TYPED, mark: aSignature.mark }, 'signature-other-name'],
  ['beside a drawing', { signsByTyping: true }, 'signature-empty'],
])('[TS-02] a typed signature %s is refused', async (_, over, problem) => {
  const { forms, documentId, row } = await awaited('diver')
  const { status, body } = await byLink(world, await forms.link(documentId, 'physician')).act(aDecision(over))
  expect([status, body?.problem]).toEqual([422, problem])
  expect((await row())?.status).toBe('Medical Required')
})

test('[TS-02] a typed signature with its statement clears the diver, and the record says that it was typed', async () => {
  const { forms, documentId, row } = await awaited('diver')
  const { status } = await byLink(world, await forms.link(documentId, 'physician')).act(aDecision(TYPED))
  expect([status, (await row())?.status]).toEqual([204, 'Completed'])
  const stored = await findDocument(db(), { affiliateId: 100001, documentId })
  if (!stored) throw new Error('the document is stored')
  const { physician } = await getSignedDocument(world.server.platform, db(), stored)
  expect(physician).toMatchObject({ way: 'typed', mark: aDecision().name })
})

test('[TS-02] a decision without qualification, clinic, contact, signature or confirmation is refused', async () => {
  const { forms, documentId } = await awaited('student')
  const physician = byLink(world, await forms.link(documentId, 'physician'))
  for (const field of ['qualification', 'clinic', 'contact', 'mark', 'confirmed'])
    expect([field, (await physician.act(aDecision({ [field]: undefined }))).status]).toEqual([field, 400])
  expect((await physician.act(aDecision({ clinic: ' ' }))).status).toBe(400)
})

test("[TS-02] the guardian's name is refused for the physician", async () => {
  const { forms, documentId } = await awaited('teen')
  await byLink(world, await forms.link(documentId, 'guardian')).act({
    ...aGuardian,
    name: 'Jo Hart',
    mark: 'Jo Hart',
  })
  const physician = byLink(world, await forms.link(documentId, 'physician'))
  expect((await physician.act(aDecision({ name: 'Dr. Jo Hart' }))).body?.problem).toBe('physician-is-signer')
  expect((await physician.act(aDecision())).status).toBe(204)
})

test("[TS-02] the diver's phone number and the guardian's address are no contact of a physician", async () => {
  const { forms, documentId } = await awaited('teen')
  await db().query("update account set phone = '+1 305 555 0177' where email = 'teen@fathom.test'")
  await forms.ask(documentId, 'guardian', { email: 'mother@reef.test' })
  const physician = byLink(world, await forms.link(documentId, 'physician'))
  for (const contact of ['(305) 555-0177', 'mother@reef.test'])
    expect((await physician.act(aDecision({ contact }))).body?.problem).toBe('contact-of-signer')
  expect((await physician.act(aDecision())).status).toBe(204)
})

test('[TS-06] anyone who decided as a physician cannot sign as the guardian, on any form', async () => {
  const { forms, documentId } = await awaited('teen')
  await byLink(world, await forms.link(documentId, 'physician')).act(aDecision({ name: 'Dr. Lee Hart' }))
  const asGuardian = (name: string) => ({ ...aGuardian, name, mark: name })
  const guardian = byLink(world, await forms.link(documentId, 'guardian'))
  expect((await guardian.act(asGuardian('Lee Hart'))).body?.problem).toBe('guardian-is-physician')
  expect((await guardian.act(asGuardian('Dr. Milo Hart'))).body?.problem).toBe('guardian-is-diver')
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const release = (await forms.submit(aRelease({ answers }))).body.documentId
  const second = byLink(world, await forms.link(release, 'guardian'))
  expect((await second.act(asGuardian('L. Hart'))).body?.problem).toBe('guardian-is-physician')
  expect((await guardian.act(asGuardian('Jo Hart'))).status).toBe(204)
})

test('[TS-01] the record says that a physician decided by a mailed link, and to which address it went', async () => {
  const { forms, documentId, row } = await awaited('diver')
  await byLink(world, await forms.link(documentId, 'physician')).act(aDecision())
  const origin = { way: 'mailed-link', by: 'p•••@clinic.test' }
  expect(await row()).toMatchObject({ physician: 'approved', physicianOrigin: origin })
  const [record] = (await forms.record(documentId)).body
  expect(JSON.parse(record?.formData ?? '').physician).toMatchObject({
    qualification: 'Planted License 4711',
    origin,
  })
})

test('[TS-01] a physician declines the request without a reason; the diver is told and asks another', async () => {
  const { forms, documentId, row } = await awaited('riyadh')
  const first = byLink(world, await forms.link(documentId, 'physician'))
  expect((await first.refuse()).status).toBe(204)
  expect((await first.act(aDecision())).body?.problem).toBe('link-refused')
  expect(await row()).toMatchObject({ physician: 'awaited', physicianLink: { state: 'refused' } })
  const notifications = await db().query(
    "select from notification where kind = 'physician-refused' and subject = $1",
    [`form:${documentId}`],
  )
  expect(notifications).toHaveLength(1)
  const second = byLink(world, await forms.link(documentId, 'physician'))
  expect((await second.act(aDecision())).status).toBe(204)
})

test('[TS-01] a link is withdrawn, and a reminder carries the same link at most once a day', async () => {
  const { forms, documentId, row } = await awaited('diver')
  const { email } = (await forms.ask(documentId, 'physician')).body
  const path = await mailedLink(world, email)
  expect((await forms.remind(documentId, 'physician')).body.problem).toBe('reminded-already')
  await db().query(
    "update form_link set mailed_at = mailed_at - interval '25 hours' where document_id = $1",
    [documentId],
  )
  expect((await forms.remind(documentId, 'physician')).status).toBe(200)
  expect((await forms.remind(documentId, 'physician')).status).toBe(429)
  const letters = async () => (await world.server.platform.mail.recent(500)).filter(({ to }) => to === email)
  await expect.poll(async () => (await letters()).length).toBe(2)
  const [reminder] = await letters()
  expect(reminder?.subject).toContain('Reminder')
  expect(reminder?.text).toContain(path)
  expect((await forms.withdraw(documentId, 'physician')).status).toBe(204)
  expect((await byLink(world, path).read()).body.problem).toBe('link-ended')
  expect((await row())?.physicianLink).toBeNull()
  expect((await forms.remind(documentId, 'physician')).status).toBe(404)
})

test('[TS-01] the mail and its link are in the chosen language', async () => {
  const { forms, documentId } = await awaited('diver')
  const { email } = (await forms.ask(documentId, 'physician', { language: 'de-DE' })).body
  await mailedLink(world, email)
  const letter = (await world.server.platform.mail.recent(500)).find(({ to }) => to === email)
  expect(letter?.subject).toContain('Mara Lindqvist')
  expect(letter?.text).toContain('?lang=de-DE')
  expect(letter?.text).toContain('Ihre')
})
