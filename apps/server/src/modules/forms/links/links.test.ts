import type { FormStandingsWire } from '@fathom/contract/forms'
import { translatorFor } from '@fathom/locales/node'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { peoplePorts } from '../../../app/forms-ports.ts'
import { type Server, startServer } from '../../../app/start.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import { listCourseForms } from '../course-forms.ts'
import { pdfText, spaceless } from '../documents/paper/pdf-text.fixture.ts'
import {
  ALL_NO,
  aDecision,
  aGuardian,
  aMedical,
  aRelease,
  BLANKS,
  byLink,
  formsOf,
} from '../forms.fixture.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})
const db = () => world.server.platform.db
const details = () => ({ ...world.server.platform, ...peoplePorts(world.server.platform) })
const ill = { ...ALL_NO, q3: 'yes' }
const approval = aDecision()

/** How many times the diver was notified. */
const countNotifications = async (kind: string, documentId: string) =>
  (
    await db().query('select from notification where kind = $1 and subject = $2', [
      kind,
      `form:${documentId}`,
    ])
  ).length

test('[ST-08] [SC-09] a physician approves once, with a link and without an account, and the form becomes Completed', async () => {
  const student = await formsOf(world, 'student')
  const { documentId } = (await student.submit(aMedical({ answers: ill }))).body
  const physician = byLink(world, await student.link(documentId, 'physician'))
  expect((await physician.read()).body).toMatchObject({
    memberName: 'Ines Duarte',
    birthDate: '1998-09-02',
    answers: { q3: 'yes' },
  })
  expect((await physician.act({ ...approval, examinedOn: '2999-01-01' })).status).toBe(422)
  expect((await physician.act({ ...approval, name: ' ' })).status).toBe(400)
  expect((await physician.act({ ...approval, name: 'সাগর' })).body?.problem).toBe('signer-unprintable')
  const acts = await Promise.all([
    physician.act(approval),
    physician.act({ ...approval, outcome: 'declined' }),
  ])
  expect(acts.map(({ status }) => status).sort()).toEqual([204, 410])
  expect((await physician.read()).body.problem).toBe('link-used')
  expect((await student.ask(documentId, 'physician')).body.problem).toBe('nobody-awaited')
  expect(
    (await countNotifications('form-approved', documentId)) +
      (await countNotifications('form-declined', documentId)),
  ).toBe(1)
  const noted = await db().query(
    "select reader, reader_id from form_reading where document_id = $1 and reader = 'physician'",
    [documentId],
  )
  expect(noted).toEqual([{ reader: 'physician', reader_id: null }])
})

test("shows a physician's decision in the list, the record and the course", async () => {
  const riyadh = await formsOf(world, 'riyadh')
  const isDone = async () =>
    [...(await listCourseForms(details(), db(), [affiliateId], new Date())).values()][0]?.medical.isDone
  const { documentId } = (await riyadh.submit(aMedical({ answers: ill }))).body
  const [row] = await db().query<{ affiliate_id: string }>(
    'select affiliate_id from form_document where id = $1',
    [documentId],
  )
  const affiliateId = Number(row?.affiliate_id)
  expect(await isDone()).toBe(false)
  // A diver who saw the doctor first fills in the form afterwards.
  const weeks = 6 * 7 * 86_400_000
  const earlier = { ...approval, examinedOn: new Date(Date.now() - weeks).toISOString().slice(0, 10) }
  await byLink(world, await riyadh.link(documentId, 'physician')).act(earlier)
  expect([(await riyadh.list())[0]?.status, await isDone()]).toEqual(['Completed', true])
  const [record] = (await riyadh.record(documentId)).body
  const { confirmed: _, ...recorded } = earlier
  expect(JSON.parse(record?.formData ?? '').physician).toMatchObject(recorded)
  const again = (await riyadh.submit(aMedical({ answers: ill }))).body.documentId
  const declined = await riyadh.link(again, 'physician')
  await byLink(world, declined).act({ ...approval, outcome: 'declined' })
  expect([(await riyadh.list())[0]?.status, await isDone()]).toEqual(['Medical Required', false])
  const third = (await riyadh.submit(aMedical({ answers: ill }))).body.documentId
  await byLink(world, await riyadh.link(third, 'physician')).act(approval)
  expect([(await riyadh.list())[0]?.status, await isDone()]).toEqual(['Completed', true])
})

test("[TS-01] refuses a link that expired, was replaced, belongs to the other role or doesn't exist", async () => {
  const diver = await formsOf(world, 'diver')
  const { documentId } = (await diver.submit(aMedical({ answers: ill }))).body
  const first = await diver.link(documentId, 'physician')
  const second = await diver.link(documentId, 'physician')
  const problem = async (path: string) => (await byLink(world, path).read()).body.problem
  expect(await problem(first)).toBe('link-ended')
  expect((await byLink(world, first).act(approval)).status).toBe(410)
  expect(await problem(second.replace('physician', 'guardian'))).toBe('link-invalid')
  expect(await problem('/forms/physician/invented')).toBe('link-invalid')
  expect(await problem(second)).toBeUndefined()
  await db().query("update form_link set expires_at = now() - interval '1 second' where document_id = $1", [
    documentId,
  ])
  expect(await problem(second)).toBe('link-expired')
  expect((await byLink(world, second).act(approval)).status).toBe(410)
})

test('[SC-09] [TS-06] a minor signs alone and waits for a guardian, who signs by a mailed link and is at least 18', async () => {
  const teen = await formsOf(world, 'teen')
  const young = { ...aGuardian, birthDate: '2015-01-01' }
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const { documentId } = (await teen.submit(aRelease({ answers }))).body
  const awaited = async () => (await teen.list()).find(({ id }) => id === documentId)?.isGuardianAwaited
  expect(await awaited()).toBe(true)
  const guardian = byLink(world, await teen.link(documentId, 'guardian'))
  expect((await guardian.read()).body.birthDate).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect((await guardian.act(young)).body?.problem).toBe('guardian-too-young')
  for (const boxes of [{ name: 'সাগর', mark: 'সাগর' }, { relationship: 'Mum 🐠' }])
    expect((await guardian.act({ ...aGuardian, ...boxes })).body?.problem).toBe('signer-unprintable')
  expect((await guardian.act({ ...aGuardian, mark: 'x' })).body?.problem).toBe('signature-other-name')
  expect((await guardian.act({ ...aGuardian, consent: false })).body?.problem).toBe('no-consent')
  for (const name of ['Milo Hart', 'HART, Milo'])
    expect((await guardian.act({ ...aGuardian, name, mark: name })).body?.problem).toBe('guardian-is-diver')
  expect((await guardian.act(aGuardian)).status).toBe(204)
  expect((await guardian.act(aGuardian)).body?.problem).toBe('link-used')
  expect(await awaited()).toBe(false)
  expect(await countNotifications('guardian-signed', documentId)).toBe(1)
  const [record] = (await teen.record(documentId)).body
  const { signatures } = JSON.parse(record?.formData ?? '')
  expect([signatures.length, record?.blobIds.length]).toEqual([2, 3])
  expect(signatures).toMatchObject([
    { role: 'participant', origin: { way: 'own-account', by: null } },
    {
      role: 'guardian',
      origin: { way: 'mailed-link', by: 'g•••@clinic.test' },
      statement: {
        language: 'en-US',
        paragraphs: [expect.stringContaining('legal guardian of Milo Hart'), expect.any(String)],
      },
    },
  ])
})

test('[TS-06] a guardian signs only what this link has shown', async () => {
  const teen = await formsOf(world, 'teen')
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const { documentId } = (await teen.submit(aRelease({ answers }))).body
  const before = byLink(world, await teen.link(documentId, 'guardian'))
  expect((await before.act(aGuardian, { isOpened: false })).body?.problem).toBe('form-not-opened')
  expect((await before.read()).status).toBe(200)
  // The diver asks someone else, who hasn't seen it yet.
  const guardian = byLink(world, await teen.link(documentId, 'guardian'))
  expect((await guardian.act(aGuardian, { isOpened: false })).body?.problem).toBe('form-not-opened')
  expect((await guardian.read()).status).toBe(200)
  expect((await guardian.act(aGuardian, { isOpened: false })).status).toBe(204)
})

/** What a PDF of this link says, or the problem. */
async function copyOf(path: string) {
  const answer = await fetch(`${world.url}/api${path}/file`)
  if (!answer.ok) return ((await answer.json()) as { problem: string }).problem
  return pdfText(new Uint8Array(await answer.arrayBuffer()))
}

test('[TS-06] a guardian gets a copy of what they signed by link, and nobody before', async () => {
  const teen = await formsOf(world, 'teen')
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const { documentId } = (await teen.submit(aRelease({ answers }))).body
  const path = await teen.link(documentId, 'guardian')
  expect(await copyOf(path)).toBe('link-unused')
  expect((await byLink(world, path).act(aGuardian)).status).toBe(204)
  const text = await copyOf(path)
  expect(text).toContain('PlantedActivity')
  expect(text).toContain('PlantedMother')
  expect(await copyOf(`${path}x`)).toBe('link-invalid')
  await db().query('update form_link set expires_at = used_at where document_id = $1', [documentId])
  expect(await copyOf(path)).toBe('link-expired')
})

test('[TS-02] the copy of a physician has the Yes answers and the decision, and none of the rest', async () => {
  const diver = await formsOf(world, 'diver')
  const { documentId } = (await diver.submit(aMedical({ answers: ill }))).body
  const path = await diver.link(documentId, 'physician')
  expect((await byLink(world, path).act(approval)).status).toBe(204)
  const text = await copyOf(path)
  const { t } = translatorFor('en-US')
  expect(text).toContain('Dr.PlantedReis')
  expect(text).toContain(spaceless(t('forms.medical.q3')))
  expect(text).not.toContain(spaceless(t('forms.medical.q5')))
})

test('[TS-02] [TS-06] the copy of a physician has the signature of the guardian, without the birth date', async () => {
  const teen = await formsOf(world, 'teen')
  const { documentId } = (await teen.submit(aMedical({ answers: ill }))).body
  expect((await byLink(world, await teen.link(documentId, 'guardian')).act(aGuardian)).status).toBe(204)
  const path = await teen.link(documentId, 'physician')
  expect((await byLink(world, path).act(approval)).status).toBe(204)
  const text = await copyOf(path)
  expect(text).toContain('Dr.PlantedReis')
  expect(text).toContain(spaceless(translatorFor('en-US').t('forms.document.signature.guardian')))
  expect(text).toContain('PlantedMother')
  expect(text).not.toContain('4March1980')
})

test('[TS-06] a link that was used says until when it opens the copy, and not to the diver', async () => {
  const teen = await formsOf(world, 'teen')
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const { documentId } = (await teen.submit(aRelease({ answers }))).body
  const path = await teen.link(documentId, 'guardian')
  expect((await byLink(world, path).act(aGuardian)).status).toBe(204)
  const again = (await byLink(world, path).read()).body
  expect(again).toMatchObject({ problem: 'link-used', copyUntil: expect.stringMatching(/^20\d\d-/) })
  await db().query('update form_link set expires_at = used_at where document_id = $1', [documentId])
  const late = (await byLink(world, path).read()).body
  expect([late.problem, 'copyUntil' in late]).toEqual(['link-used', false])
})

test('[TS-06] [TS-04] diver and teacher see that the guardian did not accept, until another one is asked', async () => {
  const teen = await formsOf(world, 'teen')
  const instructor = await formsOf(world, 'instructor')
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const { documentId } = (await teen.submit(aRelease({ answers }))).body
  const standing = async () =>
    (await instructor.get<FormStandingsWire>('/standings')).body.find(
      ({ affiliateId }) => affiliateId === 100006,
    )?.release
  const guardian = byLink(world, await teen.link(documentId, 'guardian'))
  expect(await standing()).not.toHaveProperty('isGuardianRefused')
  expect((await guardian.refuse()).status).toBe(204)
  const refused = { state: 'guardian-awaited', isGuardianRefused: true }
  expect(await standing()).toMatchObject(refused)
  expect((await teen.list()).find(({ id }) => id === documentId)).toMatchObject(refused)
  await teen.link(documentId, 'guardian')
  expect(await standing()).not.toHaveProperty('isGuardianRefused')
})

test('[TS-06] the record says in which language the guardian read, and keeps that text', async () => {
  const teen = await formsOf(world, 'teen')
  const { documentId } = (await teen.submit(aMedical())).body
  const guardian = byLink(world, await teen.link(documentId, 'guardian'))
  expect((await guardian.act({ ...aGuardian, readIn: 'xx-XX' })).status).toBe(400)
  expect((await guardian.act({ ...aGuardian, language: 'de-DE', readIn: 'de-DE' })).status).toBe(204)
  const [record] = (await teen.record(documentId)).body
  const { language, signatures } = JSON.parse(record?.formData ?? '')
  expect(language).toBe('en-US')
  expect(signatures[1].statement).toMatchObject({
    language: 'de-DE',
    agreed: { intent: translatorFor('de-DE').t('forms.sign.intent') },
  })
  expect(signatures[1].statement.paragraphs[2]).toContain('(Deutsch)')
  expect(signatures[1].statement.paragraphs[2]).toContain('(Englisch)')
  const { t } = translatorFor('de-DE')
  expect(signatures[1].translation).toMatchObject({
    language: 'de-DE',
    texts: { 'forms.medical.q1': t('forms.medical.q1') },
  })
})

test("[TS-06] a 12-year-old can't sign as their own guardian on their own device", async () => {
  const teen = await formsOf(world, 'teen')
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const me = { ...aGuardian, name: 'Me', mark: 'Me', relationship: 'Father', birthDate: '1985-01-01' }
  const { status, body } = await teen.submit(aRelease({ answers, guardian: me }))
  expect([status, body.problem]).toEqual([422, 'guardian-elsewhere'])
  const { documentId } = (await teen.submit(aRelease({ answers }))).body
  for (const email of ['teen@fathom.test', 'TEEN+dad@fathom.test'])
    expect((await teen.ask(documentId, 'guardian', { email })).body.problem).toBe('address-own')
  expect((await teen.ask(documentId, 'guardian', { name: 'hart milo' })).body.problem).toBe('name-own')
  const both = { name: 'hart milo', email: 'teen@fathom.test' }
  expect((await teen.ask(documentId, 'guardian', both)).body).toMatchObject({
    problems: ['name-own', 'address-own'],
  })
})

test('[SC-09] the list shows who was asked to sign and until when, next to what is due', async () => {
  const student = await formsOf(world, 'student')
  const { documentId } = (await student.submit(aMedical({ answers: ill }))).body
  const row = async () => (await student.list()).find(({ id }) => id === documentId)
  expect(await row()).toMatchObject({ physician: 'awaited', physicianLink: null, version: 4 })
  await student.link(documentId, 'physician')
  // The letter arrives before the server notes that it was sent.
  await expect
    .poll(async () => (await row())?.physicianLink)
    .toMatchObject({ name: 'Dr. Planted Reis', state: 'sent' })
  const { physicianLink } = (await row()) ?? {}
  expect(Date.parse(physicianLink?.expiresAt ?? '')).toBeGreaterThan(Date.now() + 13 * 86_400_000)
  const { body } = await student.get<{ name: string; isAsked: boolean; isDone: boolean }[]>('/due')
  expect(body).toMatchObject([
    { name: 'medical-questionnaire', isAsked: true, isDone: false },
    { name: 'liability-release', isAsked: true, isDone: true },
  ])
})

test('[SC-09] a link shows the form and the answers in the language in which it was signed', async () => {
  const diver = await formsOf(world, 'diver')
  const { documentId } = (await diver.submit(aMedical({ answers: ill, language: 'de-DE' }))).body
  const { body } = await byLink(world, await diver.link(documentId, 'physician')).read()
  expect(body).toMatchObject({
    language: 'de-DE',
    texts: { 'forms.document.yes': 'Ja', 'forms.document.no': 'Nein' },
  })
})

test('[ST-08] notifies open form lists live when a physician or a guardian acts; a refused action sends nothing', async () => {
  const teen = await formsOf(world, 'teen')
  const changes = async (query = '') =>
    (await world.call('teen').get(`/api/live/changes${query}`)).json() as Promise<{
      sequence: number
      events: { type: string }[]
    }>
  const notificationsAfter = async (action: () => Promise<{ status: number }>) => {
    const { sequence } = await changes()
    const { status } = await action()
    const { events } = await changes(`?after=${sequence}`)
    return [status, events.filter(({ type }) => type === 'forms').length]
  }
  const { documentId } = (await teen.submit(aMedical({ answers: ill }))).body
  const guardian = byLink(world, await teen.link(documentId, 'guardian'))
  const physician = byLink(world, await teen.link(documentId, 'physician'))
  expect(await notificationsAfter(() => guardian.act({ ...aGuardian, consent: false }))).toEqual([422, 0])
  expect(await notificationsAfter(() => guardian.act(aGuardian))).toEqual([204, 1])
  expect(await notificationsAfter(() => physician.act(approval))).toEqual([204, 1])
  expect(await notificationsAfter(() => physician.act(approval))).toEqual([410, 0])
})

// Runs last, because it uses up the rate limit of this client.
test('[RO-01] rate-limits a client that keeps trying links', async () => {
  const limit = { limit: 120, windowSeconds: 600 }
  for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    await Promise.all(
      Array.from({ length: 120 }, () => countAttempt(db(), `forms link ${ip}`, limit, new Date())),
    )
  expect((await byLink(world, '/forms/guardian/guess').read()).status).toBe(429)
})
