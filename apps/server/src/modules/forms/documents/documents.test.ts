import { randomUUID } from 'node:crypto'
import type { FormOutcomesWire } from '@fathom/contract/forms'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { peoplePorts } from '../../../app/forms-ports.ts'
import { type Server, startServer } from '../../../app/start.ts'
import { listCourseForms } from '../course-forms.ts'
import { ALL_NO, aMedical, aRelease, aSignature, BLANKS, formsOf } from '../forms.fixture.ts'

type Forms = Awaited<ReturnType<typeof formsOf>>

let world: World<Server>
let student: Forms
let diver: Forms
beforeAll(async () => {
  world = await startWorld(startServer)
  student = await formsOf(world, 'student')
  diver = await formsOf(world, 'diver')
})
const db = () => world.server.platform.db
const details = () => ({ ...world.server.platform, ...peoplePorts(world.server.platform) })

test('[CA-36] [EN-17] [SC-09] a signed form is found by its own id and by its blob id, with all its content', async () => {
  const { status, body } = await diver.submit(aMedical())
  expect(status).toBe(201)
  const [record] = (await diver.record(body.documentId)).body
  expect(record).toMatchObject({ medicalRequired: false, memberName: 'Mara Lindqvist', isJson: true })
  expect(JSON.parse(record?.formData ?? '')).toMatchObject({
    definitionVersion: 4,
    language: 'en-US',
    answers: ALL_NO,
    signatures: [{ role: 'participant', name: 'Mara Lindqvist', intent: true, consent: true }],
  })
  expect(record?.blobIds).toHaveLength(2)
  for (const blobId of record?.blobIds ?? [])
    expect((await diver.get(`/search?blobId=${blobId}`)).body).toEqual([record])
  const file = await diver.get(`/documents/${body.documentId}/file?format=json`)
  expect([file.status, file.body]).toEqual([200, record])
})

test('[SC-09] a form signed offline stores the device time beside the time of arrival', async () => {
  const id = randomUUID()
  const signedOnDeviceAt = new Date(Date.now() - 3 * 86_400_000).toISOString()
  await diver.submit(aMedical({ signedOnDeviceAt }), id)
  const again = await diver.submit(aMedical({ signedOnDeviceAt: new Date().toISOString() }), id)
  expect(again.status).toBe(201)
  const [record] = (await diver.record(id)).body
  const { signatures } = JSON.parse(record?.formData ?? '')
  expect(signatures).toMatchObject([{ signedOnDeviceAt, signedAt: record?.createdDate }])
  expect(Date.parse(record?.createdDate ?? '')).toBeGreaterThan(Date.now() - 60_000)
  const unset = await diver.submit(aMedical({ signedOnDeviceAt: '1970-01-01T00:00:00.000Z' }))
  expect([unset.status, (await diver.submit(aMedical({ signedOnDeviceAt: 'soon' }))).status]).toEqual([
    201, 400,
  ])
})

test("[SC-09] a form with characters that the paper would print as empty boxes can't be signed", async () => {
  const answers = { ...BLANKS, participant: 'Mara Lindqvist' }
  const { status, body } = await diver.submit(aRelease({ answers: { ...answers, activity: 'সাগর' } }))
  expect([status, body]).toMatchObject([422, { problem: 'answers-unprintable', unprinted: ['activity'] }])
  expect((await diver.submit(aRelease({ answers }))).status).toBe(201)
})

test('[CA-36] another person finds nothing by my documentId or my blobId, and no access is logged', async () => {
  const { documentId } = (await diver.submit(aRelease())).body
  const [record] = (await diver.record(documentId)).body
  const blobId = record?.blobIds[0]
  for (const path of [
    `/search?documentId=${documentId}`,
    `/search?blobId=${blobId}`,
    `/documents/${documentId}/file`,
  ])
    expect([path, (await student.get(path)).status]).toEqual([path, 404])
  expect((await student.ask(documentId, 'physician')).status).toBe(404)
  expect(
    await db().query('select from form_reading where document_id = $1 and reader_id <> 100001', [documentId]),
  ).toEqual([])
})

test('[CO-07] [ST-08] the list returns all items: Medical Required or Completed', async () => {
  const before = (await student.list()).length
  const anHourPasses = () => db().query('delete from attempt')
  for (let made = 0; made < 23; made += 1) {
    if (made % 10 === 0) await anHourPasses()
    await student.submit(aMedical())
  }
  await student.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))
  await anHourPasses()
  const list = await student.list()
  expect(list).toHaveLength(before + 24)
  expect(list[0]).toMatchObject({ status: 'Medical Required', statusId: 2, name: 'medical-questionnaire' })
  expect(list.slice(1, 24).map(({ status }) => status)).toEqual(Array(23).fill('Completed'))
  expect(list[0]?.url).toBe('/training/medical-form')
})

test('a course uses the newest questionnaire: one that needs a physician overrides the older one', async () => {
  const medical = async () =>
    (await listCourseForms(details(), db(), [100002], new Date())).get(100002)?.medical.isDone
  await student.submit(aMedical())
  expect(await medical()).toBe(true)
  await student.submit(aMedical({ answers: { ...ALL_NO, q10: 'yes' } }))
  expect(await medical()).toBe(false)
})

test('the same form sent twice counts once, even simultaneously; a different one with the same id is refused', async () => {
  const id = randomUUID()
  const sent = await Promise.all([1, 2, 3].map(() => diver.submit(aMedical(), id)))
  expect(sent.map(({ status, body }) => [status, body.documentId])).toEqual(Array(3).fill([201, id]))
  const changed = await diver.submit(aMedical({ answers: { ...ALL_NO, q5: 'yes' } }), id)
  expect([changed.status, changed.body.problem]).toEqual([409, 'already-signed'])
  expect((await diver.list()).filter((each) => each.id === id)).toHaveLength(1)
})

test('[SC-09] an outdated form version, an empty blank and a caller without access to the form are each refused with a specific problem', async () => {
  const refused = async (form: object) => {
    const { status, body } = await diver.submit(form)
    return [status, body.problem]
  }
  expect(await refused(aMedical({ definitionVersion: 7 }))).toEqual([409, 'form-version-gone'])
  expect(await refused(aRelease({ answers: { ...BLANKS, activity: ' ' } }))).toEqual([422, 'not-complete'])
  expect(await refused(aMedical({ answers: { ...ALL_NO, q1: 'yes' } }))).toEqual([422, 'not-complete'])
  expect(await refused(aRelease({ answers: { ...BLANKS, participant: 'Kai Nakamura' } }))).toEqual([
    422,
    'participant-other-name',
  ])
  expect(await refused(aMedical({ signature: { ...aSignature, consent: false } }))).toEqual([
    422,
    'no-consent',
  ])
  expect(await refused(aMedical({ signature: { ...aSignature, mark: 'M89 144L89 144' } }))).toEqual([
    422,
    'signature-empty',
  ])
  expect(await refused(aMedical({ signature: { ...aSignature, way: 'typed', mark: 'x' } }))).toEqual([
    422,
    'signature-other-name',
  ])
  expect(await refused(aMedical({ language: 'tlh' }))).toEqual([422, 'language-unknown'])
  expect(await refused(aMedical({ audience: 'member' }))).toEqual([403, 'not-a-professional'])
  expect(await refused({ form: 'diary' })).toEqual([400, 'invalid-input'])
})

test('an id that another person has used is refused', async () => {
  const { documentId } = (await diver.submit(aMedical())).body
  const { status, body } = await student.submit(aMedical(), documentId)
  expect([status, body.problem]).toEqual([409, 'already-signed'])
  expect((await student.list()).some(({ id }) => id === documentId)).toBe(false)
})

test("[SC-09] answers to questions that aren't asked are refused by name", async () => {
  const answers = { ...ALL_NO, c1: 'yes', diary: 'Planted' }
  const { status, body } = await diver.submit(aMedical({ answers }))
  expect([status, body]).toMatchObject([422, { problem: 'answers-unknown', unknown: ['c1', 'diary'] }])
})

test.each([
  ['the outcome', 'update form_document set needs_physician = false where id = $1'],
  ['the version', 'update form_document set definition_version = 1 where id = $1'],
  [
    'the time of the signature',
    "update form_document set signed_at = signed_at - interval '1 day' where id = $1",
  ],
  ['the approval', "update form_document set physician_outcome = 'approved' where id = $1"],
  [
    'the answers',
    "update form_blob set sealed = left(sealed, -4) || 'AAAA' where document_id = $1 and kind = 'answers'",
  ],
  [
    'the answers, by those of another form',
    `update form_blob set sealed = (select sealed from form_blob where kind = 'answers' and document_id <> $1 limit 1)
     where document_id = $1 and kind = 'answers'`,
  ],
])('a document that was changed after signing is detected: %s', async (_, change) => {
  await diver.submit(aMedical())
  const { documentId } = (await diver.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  expect((await diver.record(documentId)).status).toBe(200)
  await db().query(change, [documentId])
  const { status, body } = await diver.record(documentId)
  expect([status, body]).toMatchObject([409, { problem: 'document-changed' }])
})

test('[CA-49] [CO-07] a professional finds their own forms in the graph, with the total count', async () => {
  const instructor = await formsOf(world, 'instructor')
  const { documentId } = (await instructor.submit(aMedical({ audience: 'member' }))).body
  const document = '{ forms { id status statusId name url downloadUrl createdDate } formsTotal }'
  type Answer = { forms: { id: string; status: string }[]; formsTotal: number }
  const answer = await world.call('instructor').graph<Answer>('pro', document)
  expect(answer.forms.find(({ id }) => id === documentId)).toMatchObject({
    status: 'Completed',
    statusId: 1,
    name: 'medical-questionnaire',
    downloadUrl: `/api/forms/documents/${documentId}/file`,
  })
  expect(answer.formsTotal).toBe(answer.forms.length)
  expect((await instructor.list('member')).map(({ id }) => id)).toEqual([documentId])
  expect(await instructor.list('diver')).toEqual([])
  expect((await world.call('student').graph<Answer>('pro', document)).forms).toEqual([])
})

test("[ST-08] an instructor sees outcome, version and day of a student's forms, and nothing of anyone else", async () => {
  const instructor = await formsOf(world, 'instructor')
  await student.submit(aMedical({ answers: { ...ALL_NO, q5: 'yes' } }))
  const { status, body } = await instructor.get<FormOutcomesWire>('/outcomes/100002')
  expect(status).toBe(200)
  expect(Object.keys(body[0] ?? {}).sort()).toEqual([
    'answersChangedAt',
    'approvalEndedAt',
    'createdDate',
    'decision',
    'declinedAt',
    'definitionVersion',
    'form',
    'outcome',
    'request',
    'status',
    'validUntil',
  ])
  expect(body[0]).toMatchObject({ status: 'Medical Required', outcome: 'physician-awaited' })
  expect((await instructor.get('/outcomes/100004')).status).toBe(403)
  expect((await diver.get('/outcomes/100002')).status).toBe(403)
  const noted = await db().query("select reader_id::int, what from form_reading where reader = 'teacher'")
  expect(noted).toEqual([{ reader_id: 200001, what: 'outcome' }])
})

test('[TS-05] a diver born in 1957 cannot sign No to older than 45, and a diver born in 1991 cannot sign Yes', async () => {
  const veteran = await formsOf(world, 'veteran')
  const older = await veteran.submit(aMedical())
  expect([older.status, older.body.problem]).toEqual([422, 'age-contradiction'])
  const boxB = { q2: 'yes', b1: 'no', b2: 'no', b3: 'no', b4: 'no' }
  expect((await veteran.submit(aMedical({ answers: { ...ALL_NO, ...boxB } }))).status).toBe(201)
  const younger = await diver.submit(aMedical({ answers: { ...ALL_NO, ...boxB } }))
  expect([younger.status, younger.body.problem]).toEqual([422, 'age-contradiction'])
})

test('[TS-05] no form is signed without a birth date', async () => {
  const staff = await formsOf(world, 'staff')
  for (const form of [aMedical(), aRelease()]) {
    const { status, body } = await staff.submit(form)
    expect([status, body.problem]).toEqual([422, 'birth-date-missing'])
  }
  expect(await staff.list()).toEqual([])
})
