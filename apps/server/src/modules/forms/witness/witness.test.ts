import { randomUUID } from 'node:crypto'
import type {
  FormStandingsWire,
  FormTasksWire,
  SettledPagesWire,
  WitnessedFormWire,
} from '@fathom/contract/forms'
import type { StudentsWire } from '@fathom/contract/training'
import { readFileSignature } from '@fathom/domain/trust'
import { aPdf } from '@fathom/testing/forms'
import { type Caller, createCaller, signIn, startWorld, type World } from '@fathom/testing/world'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import {
  ALL_NO,
  aDecision,
  aGuardian,
  aMedical,
  aRelease,
  BLANKS,
  byLink,
  formsOf,
  sentPage,
  uploadPage,
} from '../forms.fixture.ts'
import { findGuardian } from '../links/find-guardian.ts'
import { findGuardianContact } from '../links/guardian-contact.store.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})
const prove = (by: Caller = world.call('instructor')) =>
  by.post('/api/auth/user/authenticate', { password: 'Reef1234' })
// What one test proved doesn't count any more once it has handed over.
beforeEach(() => prove())
const STUDENT = 100002
const TEEN = 100006
const ill = { ...ALL_NO, q3: 'yes' }
const PAGE = aPdf('Planted Page')

type Answer = { problem?: string }
const post = async (person: string, path: string, body: object) => {
  const answer = await world.call(person).post(`/api/forms${path}`, body)
  const text = await answer.text()
  return [answer.status, text ? (JSON.parse(text) as Answer).problem : undefined]
}
const get = async <Body>(person: string, path: string) => {
  const answer = await world.call(person).get(`/api/forms${path}`)
  return { status: answer.status, body: (await answer.json()) as Body & Answer }
}
const tasksOf = async (person: string, affiliateId: number) =>
  (await get<FormTasksWire>(person, `/students/${affiliateId}/tasks`)).body

const upload = (person: string, documentId: string, bytes: Buffer, id?: string) =>
  uploadPage(world, person, documentId, bytes, id)

async function awaited(person: string) {
  const forms = await formsOf(world, person)
  const { documentId } = (await forms.submit(aMedical({ answers: ill }))).body
  const row = async () => (await forms.list()).find(({ id }) => id === documentId)
  return { forms, documentId, row }
}

/**
 * The guardian reads the answers on the instructor's device, with the code that the teen sees, and gives it back.
 */
async function readInPerson(documentId: string, by: Caller = world.call('instructor')) {
  const path = `/api/forms/students/${TEEN}/documents/${documentId}/guardian`
  expect((await by.post(`${path}/handover`)).status).toBe(204)
  const { code } = (
    await (await formsOf(world, 'teen')).get<{ code: string }>(`/documents/${documentId}/guardian-code`)
  ).body
  expect((await by.post(`${path}/answers`, { code })).status).toBe(200)
  await prove(by)
}

test('[TS-06] [TS-09] a teacher who knows the code reads no health answers before handing over, and none is noted', async () => {
  const { documentId } = await awaited('teen')
  const teen = await formsOf(world, 'teen')
  const { code } = (await teen.get<{ code: string }>(`/documents/${documentId}/guardian-code`)).body
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  expect(await post('instructor', `${path}/answers`, { code })).toEqual([409, 'not-handed-over'])
  const readings = () =>
    world.server.platform.db.query(
      `select reader from form_reading where document_id = $1 and reader = 'guardian'`,
      [documentId],
    )
  expect(await readings()).toEqual([])
  expect((await post('instructor', `${path}/handover`, {}))[0]).toBe(204)
  expect((await post('instructor', `${path}/answers`, { code }))[0]).toBe(200)
  expect(await readings()).toEqual([{ reader: 'guardian' }])
  await prove(world.call('instructor'))
  await world.call('instructor').delete(`/api/forms${path}/handover`)
})

const seen = ({ mark: _, ...decision }: ReturnType<typeof aDecision> = aDecision()) => decision

test('[TS-06] a guardian signs on the device of the instructor, who is recorded as the witness', async () => {
  const teen = await formsOf(world, 'teen')
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const { documentId } = (await teen.submit(aRelease({ answers }))).body
  expect(await tasksOf('instructor', TEEN)).toContainEqual(
    expect.objectContaining({ kind: 'guardian', id: documentId, form: 'liability-release' }),
  )
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  const signed = { ...aGuardian, witnessed: true }
  for (const person of ['teen', 'diver']) {
    expect((await get(person, path)).status).toBe(403)
    expect(await post(person, path, signed)).toEqual([403, 'not-yours'])
  }
  expect((await post('instructor', path, { ...signed, witnessed: false }))[0]).toBe(400)
  const refused: [object, string][] = [
    [{ name: 'Milo Hart', mark: 'Milo Hart' }, 'guardian-is-diver'],
    [{ name: 'Nakamura Kai', mark: 'Nakamura Kai' }, 'witness-is-guardian'],
    [{ name: 'Dr. Kai J. Nakamura', mark: 'Dr. Kai J. Nakamura' }, 'witness-is-guardian'],
    [{ birthDate: '2015-01-01' }, 'guardian-too-young'],
  ]
  for (const [over, problem] of refused)
    expect(await post('instructor', path, { ...signed, ...over })).toEqual([422, problem])
  expect(await post('instructor', path, signed)).toEqual([204, undefined])
  expect(await post('instructor', path, signed)).toEqual([204, undefined])
  for (const over of [{ relationship: 'Planted Aunt' }, { language: 'de-DE' }, { birthDate: '1980-03-05' }])
    expect(await post('instructor', path, { ...signed, ...over })).toEqual([409, 'already-signed'])
  expect(await post('store', path, { ...signed, staffName: 'Lena Brandt' })).toEqual([409, 'already-signed'])
  const [record] = (await teen.record(documentId)).body
  expect(JSON.parse(record?.formData ?? '').signatures[1]).toMatchObject({
    name: 'Planted Name',
    origin: { way: 'in-person', by: 'Kai Nakamura' },
  })
})

test('[TS-06] at a dive center the member of staff who witnesses is named on record, PDF and standing', async () => {
  const teen = await formsOf(world, 'teen')
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const { documentId } = (await teen.submit(aRelease({ answers }))).body
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  const signed = { ...aGuardian, witnessed: true }
  const store = world.call('store')
  await store.post(`/api/forms${path}/handover`)
  await prove(store)
  for (const staffName of [undefined, '', 'Lena', 'Lena 7001', 'Hart Milo', 'Harbour Divers']) {
    await prove(store)
    expect(await post('store', path, { ...signed, staffName })).toEqual([422, 'staff-name-incomplete'])
  }
  await prove(store)
  const own = { ...signed, staffName: aGuardian.name }
  expect(await post('store', path, own)).toEqual([422, 'witness-is-guardian'])
  await prove(store)
  const right = { ...signed, staffName: 'Lena Brandt' }
  expect(await post('store', path, right)).toEqual([204, undefined])
  expect(await post('store', path, right)).toEqual([204, undefined])
  const by = 'Lena Brandt (Harbour Divers)'
  const [record] = (await teen.record(documentId)).body
  expect(JSON.parse(record?.formData ?? '').signatures[1].origin).toMatchObject({ way: 'in-person', by })
  const standing = (await get<FormStandingsWire>('instructor', '/standings')).body.find(
    ({ affiliateId }) => affiliateId === TEEN,
  )
  expect(standing?.release.guardian?.origin).toMatchObject({ way: 'in-person', by })
})

test('[LE-07] the address that a guardian gives in person gets copies, unless it is that of the diver or a teacher', async () => {
  const teen = await formsOf(world, 'teen')
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const { documentId } = (await teen.submit(aRelease({ answers }))).body
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  const signed = { ...aGuardian, witnessed: true }
  const { platform } = world.server
  const refused: [string, string][] = [
    ['teen@fathom.test', 'address-own'],
    ['instructor@fathom.test', 'address-of-teacher'],
  ]
  for (const [email, problem] of refused) {
    expect(await post('instructor', `${path}/address`, { email })).toEqual([422, problem])
    expect(await post('instructor', path, { ...signed, email })).toEqual([422, problem])
    expect(await findGuardianContact(platform, platform.db, TEEN)).toBeUndefined()
  }
  expect((await post('instructor', path, { ...signed, email: 'no address' }))[0]).toBe(400)
  expect((await post('instructor', `${path}/address`, { email: 'rosa@example.test' }))[0]).toBe(204)
  expect(await post('instructor', path, { ...signed, email: 'rosa@example.test' })).toEqual([204, undefined])
  expect(await findGuardian(platform, platform.db, TEEN)).toMatchObject({
    name: aGuardian.name,
    email: 'rosa@example.test',
  })
  const [record] = (await teen.record(documentId)).body
  expect(record?.formData).not.toContain('rosa@example.test')
  await platform.db.query('delete from guardian_contact where affiliate_id = $1', [TEEN])
})

test('[TS-06] a guardian with the name of the diver signs in person once the witness has seen an identity document', async () => {
  const teen = await formsOf(world, 'teen')
  const answers = { ...BLANKS, participant: 'Milo Hart' }
  const { documentId } = (await teen.submit(aRelease({ answers }))).body
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  const father = {
    ...aGuardian,
    name: 'Milo Hart',
    mark: 'Milo Hart',
    relationship: 'Father',
    witnessed: true,
  }
  const link = byLink(world, await teen.link(documentId, 'guardian'))
  const { witnessed: _, ...byMail } = father
  expect((await link.act({ ...byMail, isIdentitySeen: true })).body?.problem).toBe('guardian-is-diver')
  expect(await post('instructor', path, father)).toEqual([422, 'guardian-is-diver'])
  expect((await post('instructor', path, { ...father, isIdentitySeen: false }))[0]).toBe(400)
  const young = { ...father, birthDate: '2015-01-01', isIdentitySeen: true }
  expect(await post('instructor', path, young)).toEqual([422, 'guardian-too-young'])
  expect(await post('instructor', path, { ...father, isIdentitySeen: true })).toEqual([204, undefined])
  const [record] = (await teen.record(documentId)).body
  expect(JSON.parse(record?.formData ?? '').signatures[1]).toMatchObject({
    name: 'Milo Hart',
    origin: { way: 'in-person', by: 'Kai Nakamura', isIdentitySeen: true },
  })
  const { body } = await get<FormStandingsWire>('instructor', '/standings')
  const { release } = body.find(({ affiliateId }) => affiliateId === TEEN) ?? {}
  expect(release).toMatchObject({ state: 'cleared', guardian: { origin: { isIdentitySeen: true } } })
})

test('[TS-06] [TS-17] once the device is handed over, only the witness confirms or takes it back', async () => {
  const { documentId } = await awaited('teen')
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  const signed = { ...aGuardian, witnessed: true }
  const kai = world.call('instructor')
  const takeBack = async () => (await kai.delete(`/api/forms${path}/handover`)).status
  expect(await post('diver', `${path}/handover`, {})).toEqual([403, 'not-yours'])
  expect(await takeBack()).toBe(204)
  expect(await post('instructor', `${path}/handover`, {})).toEqual([204, undefined])
  expect(await post('instructor', path, signed)).toEqual([403, 'authentication-needed'])
  expect(await takeBack()).toBe(403)
  const { status } = await prove()
  expect([status, await takeBack()]).toEqual([200, 204])
  await readInPerson(documentId)
  expect(await post('instructor', path, signed)).toEqual([204, undefined])
})

test('[TS-06] [TS-17] a bearer without its browser is no witness', async () => {
  const { documentId } = await awaited('teen')
  const { idToken } = await world.session('instructor')
  const answer = await fetch(`${world.url}/api/forms/students/${TEEN}/documents/${documentId}/guardian`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...aGuardian, witnessed: true }),
  })
  expect([answer.status, ((await answer.json()) as Answer).problem]).toEqual([403, 'authentication-needed'])
})

test('[TS-06] on the device of the instructor nobody sees a health answer without the code of the diver', async () => {
  const { forms, documentId } = await awaited('teen')
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  const { status, body } = await get<WitnessedFormWire>('instructor', path)
  expect([status, body.memberName, body.answers]).toEqual([200, 'Milo Hart', {}])
  const codePath = `/documents/${documentId}/guardian-code`
  for (const person of ['instructor', 'store', 'diver'])
    expect((await get(person, codePath)).status).toBe(404)
  const { code } = (await forms.get<{ code: string }>(codePath)).body
  expect(code).toMatch(/^\d{8}$/)
  const wrong = String((Number(code) + 1) % 10 ** 8).padStart(8, '0')
  const enter = (person: string, entered: string) => post(person, `${path}/answers`, { code: entered })
  expect(await enter('diver', code)).toEqual([403, 'not-yours'])
  expect(await enter('teen', code)).toEqual([403, 'not-yours'])
  expect((await post('instructor', `${path}/handover`, {}))[0]).toBe(204)
  expect(await enter('instructor', wrong)).toEqual([422, 'code-wrong'])
  const answer = await world.call('instructor').post(`/api/forms${path}/answers`, { code })
  expect([answer.status, (await answer.json()).answers]).toEqual([200, expect.objectContaining(ill)])
  expect(await enter('instructor', `${code.slice(0, 4)} ${code.slice(4)}`)).toEqual([200, undefined])
  for (const zero of [0x660, 0x6f0, 0x966, 0xe50, 0xff10]) {
    const typed = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    expect([typed, ...(await enter('instructor', typed))]).toEqual([typed, 200, undefined])
  }
  for (let tries = 0; tries < 9; tries++) await enter('instructor', wrong)
  expect(await enter('instructor', code)).toEqual([429, 'too-many-codes'])
  await prove(world.call('instructor'))
  expect((await world.call('instructor').delete(`/api/forms${path}/handover`)).status).toBe(204)
})

test('[TS-06] a guardian signs no health answers that were not shown, and the reading is on record', async () => {
  const { forms, documentId } = await awaited('teen')
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  const signed = { ...aGuardian, witnessed: true }
  expect(await post('instructor', path, signed)).toEqual([409, 'answers-not-read'])
  await readInPerson(documentId)
  const readings = await world.server.platform.db.query<{ reader: string; reader_id: string }>(
    `select reader, reader_id from form_reading where document_id = $1 and what = 'document'`,
    [documentId],
  )
  expect(readings).toEqual([{ reader: 'guardian', reader_id: '200001' }])
  expect(await post('instructor', path, signed)).toEqual([204, undefined])
  expect((await forms.get(`/documents/${documentId}/guardian-code`)).status).toBe(409)
})

test('[TS-06] what was read before a handover was ended is not read by anyone who signs after the next one', async () => {
  const { documentId } = await awaited('teen')
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  const signed = { ...aGuardian, witnessed: true }
  await readInPerson(documentId)
  expect((await world.call('instructor').delete(`/api/forms${path}/handover`)).status).toBe(204)
  await prove()
  expect(await post('instructor', path, signed)).toEqual([409, 'answers-not-read'])
  expect(await post('instructor', `${path}/handover`, {})).toEqual([204, undefined])
  await prove()
  expect(await post('instructor', path, signed)).toEqual([409, 'answers-not-read'])
  await readInPerson(documentId)
  expect(await post('instructor', path, signed)).toEqual([204, undefined])
})

test('[TS-06] anyone who has read the answers may go back and forth without the code, and proves nothing by it', async () => {
  const { documentId } = await awaited('teen')
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  const signed = { ...aGuardian, witnessed: true }
  await readInPerson(documentId)
  expect(await post('instructor', `${path}/handover`, {})).toEqual([204, undefined])
  expect(await post('instructor', path, signed)).toEqual([403, 'authentication-needed'])
  await prove()
  expect(await post('instructor', path, signed)).toEqual([204, undefined])
})

test('[TS-06] a signature in person ends the link that was mailed', async () => {
  const { forms, documentId } = await awaited('teen')
  const link = await forms.link(documentId, 'guardian')
  const path = `/students/${TEEN}/documents/${documentId}/guardian`
  await readInPerson(documentId)
  expect((await post('instructor', path, { ...aGuardian, witnessed: true }))[0]).toBe(204)
  expect((await byLink(world, link).act(aGuardian)).body?.problem).toBe('link-ended')
})

test('[TS-03] a signed page clears nobody until the own instructor or dive center has seen it', async () => {
  const { forms, documentId, row } = await awaited('student')
  const printed = await fetch(`${world.url}/api/forms/documents/${documentId}/evaluation?language=ar-SA`, {
    headers: { authorization: `Bearer ${(await world.session('student')).idToken}` },
  })
  expect(printed.status).toBe(200)
  expect((await readFileSignature(new Uint8Array(await printed.arrayBuffer()))).is).toBe('evaluation')
  const { id, status } = await upload('student', documentId, PAGE)
  expect(status).toBe(201)
  const notified = await world.server.platform.db.query(
    `select affiliate_id::int as who, url from notification
     where kind = 'evaluation-uploaded' and subject = $1 order by 1`,
    [`form:${documentId}`],
  )
  const url = `/training/instructor/eRecord/${STUDENT}?affiliateId=${STUDENT}`
  expect(notified).toEqual([
    { who: 200001, url },
    { who: 300001, url },
  ])
  expect(await row()).toMatchObject({ status: 'Medical Required', evaluation: { state: 'waiting' } })
  const inTheWay = async () => {
    const students = (await (
      await world.call('instructor').get('/api/learning/students')
    ).json()) as StudentsWire
    const courses = students.find(({ affiliateId }) => affiliateId === STUDENT)?.courses ?? []
    return courses.map(({ formsInTheWay }) => formsInTheWay.find(({ form }) => form === 'medical'))
  }
  expect((await inTheWay()).some((medical) => medical?.isPageWaiting)).toBe(true)
  const path = `/students/${STUDENT}/evaluations/${id}`
  for (const person of ['student', 'diver', 'applicant']) {
    expect((await get(person, path)).status).toBe(403)
    expect((await world.call(person).get(`/api/forms${path}/file`)).status).toBe(403)
    expect(await post(person, `${path}/confirmation`, seen())).toEqual([403, 'not-yours'])
  }
  expect(await tasksOf('store', STUDENT)).toContainEqual(expect.objectContaining({ kind: 'paper', id }))
  await prove(world.call('store'))
  const staff = { staffName: 'Lena Brandt' }
  const byStaff = (over: object = {}) => ({ ...seen(aDecision(over)), ...staff })
  expect(await post('store', `${path}/confirmation`, byStaff())).toEqual([409, 'page-not-opened'])
  const file = await world.call('store').get(`/api/forms${path}/file`)
  expect(Buffer.from(await file.arrayBuffer()).equals(PAGE)).toBe(true)
  const refused: [object, string][] = [
    [{ name: 'Ines Duarte' }, 'physician-is-signer'],
    [{ name: 'Dr. Lena Brandt' }, 'physician-is-teacher'],
    [{ examinedOn: '1900-01-01' }, 'day-too-old'],
  ]
  for (const [over, problem] of refused)
    expect(await post('store', `${path}/confirmation`, byStaff(over))).toEqual([422, problem])
  expect(await post('store', `${path}/confirmation`, seen())).toEqual([422, 'staff-name-incomplete'])
  expect((await row())?.status).toBe('Medical Required')
  expect(await post('store', `${path}/confirmation`, byStaff())).toEqual([204, undefined])
  expect(await row()).toMatchObject({
    status: 'Completed',
    physicianOrigin: { way: 'paper', by: 'Lena Brandt (Harbour Divers)' },
  })
  expect((await inTheWay()).some((medical) => medical?.isPageWaiting)).toBe(false)
  expect(await post('store', `${path}/confirmation`, byStaff())).toEqual([409, 'already-decided'])
  expect((await world.call('instructor').get(`/api/forms${path}/file`)).status).toBe(200)
  expect((await world.call('diver').get(`/api/forms${path}/file`)).status).toBe(403)
  const confirmed = await get<SettledPagesWire>('instructor', `/students/${STUDENT}/evaluations`)
  expect(confirmed.body).toEqual([
    {
      ...{ id, state: 'confirmed', uploadedAt: expect.any(String) },
      ...{ by: 'Lena Brandt (Harbour Divers)', reason: null },
    },
  ])
  expect((await get('diver', `/students/${STUDENT}/evaluations`)).status).toBe(403)
  const own = `/api/forms/documents/${documentId}/evaluations/${id}/file`
  const mine = await world.call('student').get(own)
  expect([mine.status, Buffer.from(await mine.arrayBuffer()).equals(PAGE)]).toEqual([200, true])
  for (const person of ['diver', 'instructor', 'store'])
    expect((await world.call(person).get(own)).status).toBe(404)
  expect((await forms.ask(documentId, 'physician')).body.problem).toBe('nobody-awaited')
})

test('[TS-03] [TS-17] a page is confirmed only by the person who opened that very page, and with fresh authentication', async () => {
  const { documentId, row } = await awaited('student')
  const first = await upload('student', documentId, PAGE)
  const open = (id: string) =>
    world.call('instructor').get(`/api/forms/students/${STUDENT}/evaluations/${id}/file`)
  expect((await open(first.id)).status).toBe(200)
  const { id } = await upload('student', documentId, aPdf('Planted: another page'))
  const path = `/students/${STUDENT}/evaluations/${id}/confirmation`
  expect((await open(first.id)).status).toBe(409)
  expect(await post('instructor', path, seen())).toEqual([409, 'page-not-opened'])
  expect((await open(id)).status).toBe(200)
  const { idToken } = await world.session('instructor')
  const bare = await fetch(`${world.url}/api/forms${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(seen()),
  })
  expect([bare.status, ((await bare.json()) as Answer).problem]).toEqual([403, 'authentication-needed'])
  expect((await row())?.status).toBe('Medical Required')
  expect(await post('instructor', path, seen())).toEqual([204, undefined])
})

test('[TS-20] [TS-03] one id begun for two documents belongs to the first that is finished, whose page stays as it is', async () => {
  const [one, other] = [await awaited('student'), await awaited('student')]
  const pages = new Map([
    [one.documentId, PAGE],
    [other.documentId, aPdf('Planted: another page')],
  ])
  const race = async () => {
    const id = randomUUID()
    const sent = new Map<string, Awaited<ReturnType<typeof sentPage>>>()
    for (const [documentId, bytes] of pages)
      sent.set(documentId, await sentPage(world, 'student', documentId, bytes, id))
    return { id, finish: async (documentId: string) => sent.get(documentId)?.complete?.() }
  }
  const late = await race()
  expect(await late.finish(one.documentId)).toBe(201)
  expect(await late.finish(other.documentId)).toBe(409)
  const file = await world
    .call('student')
    .get(`/api/forms/documents/${one.documentId}/evaluations/${late.id}/file`)
  expect(Buffer.from(await file.arrayBuffer()).equals(PAGE)).toBe(true)
  expect((await upload('student', other.documentId, PAGE, late.id)).status).toBe(409)
  const atOnce = await race()
  const answers = await Promise.all([...pages.keys()].map(atOnce.finish))
  expect(answers.sort()).toEqual([201, 409])
})

test('[TS-03] the empty evaluation and a PDF without a page are refused', async () => {
  const { documentId, row } = await awaited('student')
  const { idToken } = await world.session('student')
  const printed = await fetch(`${world.url}/api/forms/documents/${documentId}/evaluation`, {
    headers: { authorization: `Bearer ${idToken}` },
  })
  const blank = Buffer.from(await printed.arrayBuffer())
  expect((await upload('student', documentId, blank)).status).toBe(422)
  const empty = Buffer.from('%PDF-1.4\nxref \nstartxref\n9\n%%EOF\n')
  expect((await upload('student', documentId, empty)).status).toBe(415)
  expect((await row())?.evaluation).toBeNull()
  const at = /startxref\s+(\d+)/.exec(blank.toString('latin1'))?.[1]
  const written = Buffer.concat([blank, Buffer.from(`\n% signed\nstartxref\n${at}\n%%EOF\n`)])
  expect((await upload('student', documentId, written)).status).toBe(201)
})

test('[TS-03] a page that was uploaded before a physician refused does not lift the refusal', async () => {
  const { forms, documentId } = await awaited('riyadh')
  const { id } = await upload('riyadh', documentId, PAGE)
  const later = await awaited('riyadh')
  const link = byLink(world, await later.forms.link(later.documentId, 'physician'))
  expect((await link.act(aDecision({ outcome: 'declined' }))).status).toBe(204)
  const path = `/students/100008/evaluations/${id}`
  expect(await post('instructor', `${path}/confirmation`, seen())).toEqual([409, 'already-decided'])
  expect((await upload('riyadh', documentId, PAGE)).status).toBe(409)
  expect((await forms.list())[0]?.physician).toBe('declined')
})

test('[TS-03] a page that is not accepted tells the diver why, and the next one can be confirmed', async () => {
  const { documentId, row } = await awaited('student')
  const { id } = await upload('student', documentId, PAGE)
  const refusal = `/students/${STUDENT}/evaluations/${id}/refusal`
  expect((await post('instructor', refusal, { reason: ' ' }))[0]).toBe(400)
  expect((await post('instructor', refusal, { reason: 'Planted: the stamp is missing' }))[0]).toBe(204)
  expect((await row())?.evaluation).toMatchObject({
    state: 'refused',
    by: 'Kai Nakamura',
    reason: 'Planted: the stamp is missing',
  })
  expect((await row())?.status).toBe('Medical Required')
  const again = await upload('student', documentId, PAGE)
  const file = `/api/forms/students/${STUDENT}/evaluations/${again.id}/file`
  expect((await world.call('instructor').get(file)).status).toBe(200)
  const confirmation = `/students/${STUDENT}/evaluations/${again.id}/confirmation`
  expect((await post('instructor', confirmation, seen(aDecision({ outcome: 'declined' }))))[0]).toBe(204)
  expect(await row()).toMatchObject({ status: 'Medical Required', physician: 'declined' })
})

test('[TS-03] [TS-06] at a dive center anyone who does not accept a page names themselves', async () => {
  const { documentId, row } = await awaited('student')
  const { id } = await upload('student', documentId, PAGE)
  const refusal = `/students/${STUDENT}/evaluations/${id}/refusal`
  const reason = 'Planted: the stamp is missing'
  expect(await post('store', refusal, { reason })).toEqual([422, 'staff-name-incomplete'])
  expect((await row())?.evaluation?.state).toBe('waiting')
  expect((await post('store', refusal, { reason, staffName: 'Lena Brandt' }))[0]).toBe(204)
  expect((await row())?.evaluation).toMatchObject({ state: 'refused', by: 'Lena Brandt (Harbour Divers)' })
})

test('[TS-06] a form that the diver has signed again since is no task for a guardian', async () => {
  const before = await awaited('teen')
  const { documentId } = await awaited('teen')
  const tasks = (await tasksOf('instructor', TEEN)).filter(
    ({ kind, form }) => kind === 'guardian' && form === 'medical-questionnaire',
  )
  expect(before.documentId).not.toBe(documentId)
  expect(tasks.map(({ id }) => id)).toEqual([documentId])
})

test('[TS-03] a page that nobody needs any more is no task', async () => {
  const { forms, documentId } = await awaited('student')
  const { id } = await upload('student', documentId, PAGE)
  expect((await tasksOf('instructor', STUDENT)).map((task) => task.id)).toContain(id)
  const link = byLink(world, await forms.link(documentId, 'physician'))
  expect((await link.act(aDecision())).status).toBe(204)
  expect((await tasksOf('instructor', STUDENT)).map((task) => task.id)).not.toContain(id)
})

test('[TS-03] only a picture or a PDF is taken, only for an own form, and it is stored sealed', async () => {
  const { documentId } = await awaited('student')
  for (const text of ['<html>Planted</html>', `%PDF-<script>Planted</script>\n%%EOF`])
    expect((await upload('student', documentId, Buffer.from(text))).status).toBe(415)
  expect((await upload('diver', documentId, PAGE)).status).toBe(404)
  const { id } = await upload('student', documentId, PAGE)
  const { db, files } = world.server.platform
  const [row] = await db.query<{ tag: string }>('select file_tag as tag from form_evaluation where id = $1', [
    id,
  ])
  const stored = await files.find(`forms/evaluations/${STUDENT}/${id}-${row?.tag}`)
  const chunks: Buffer[] = []
  for await (const chunk of stored?.body ?? []) chunks.push(Buffer.from(chunk))
  expect(Buffer.concat(chunks).length).toBeGreaterThan(PAGE.length)
  expect(Buffer.concat(chunks).toString()).not.toContain('Planted')
})

test('[TS-06] [TS-17] single sign-on on the handed-over device proves nothing, in any session of the witness', async () => {
  const { documentId } = await awaited('teen')
  const path = `/api/forms/students/${TEEN}/documents/${documentId}/guardian`
  const [device, desk] = [await signIn(world.url, 'instructor'), await signIn(world.url, 'instructor')]
  const takeBack = async (session: typeof device) =>
    (await createCaller(world.url, async () => session).delete(`${path}/handover`)).status
  const onDevice = createCaller(world.url, async () => device)
  const isFresh = async (session: typeof device) =>
    (await createCaller(world.url, async () => session).post('/api/auth/passkeys/options')).status
  expect([await isFresh(device), await isFresh(desk)]).toEqual([200, 200])
  expect((await onDevice.post(`${path}/handover`)).status).toBe(204)
  const before = device.visitor.cookies.header()
  await device.visitor.open('/api/auth/session/sign-in?lang=en-US')
  expect(device.visitor.cookies.header()).not.toBe(before)
  const again = await device.visitor.fetch('/api/auth/session/refresh', { method: 'POST' })
  device.idToken = ((await again.json()) as { idToken: string }).idToken
  expect([again.status, await takeBack(device), await isFresh(desk)]).toEqual([200, 403, 403])
  const signed = await onDevice.post(path, { ...aGuardian, witnessed: true })
  expect([signed.status, await signed.json()]).toMatchObject([403, { problem: 'authentication-needed' }])
  const { status } = await prove(onDevice)
  expect([status, await takeBack(device), await isFresh(desk)]).toEqual([200, 204, 403])
  await readInPerson(documentId, onDevice)
  expect((await onDevice.post(path, { ...aGuardian, witnessed: true })).status).toBe(204)
})
