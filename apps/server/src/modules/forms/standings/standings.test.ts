import type {
  FormListingWire,
  FormOutcomesWire,
  FormStandingsWire,
  FormsDueWire,
  OwnPartiesWire,
} from '@fathom/contract/forms'
import type { User } from '@fathom/domain/session'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { peoplePorts } from '../../../app/forms-ports.ts'
import { type Server, startServer } from '../../../app/start.ts'
import type { Database } from '../../../platform/database/index.ts'
import { aChange, guestOf } from '../../dsd/dsd.fixture.ts'
import { listCourseForms } from '../course-forms.ts'
import type { FormsDeps } from '../forms.deps.ts'
import { ALL_NO, aDecision, aMedical, aRelease, BLANKS, byLink, formsOf, PARTIES } from '../forms.fixture.ts'
import { listStandings } from './list-standings.ts'

type Forms = Awaited<ReturnType<typeof formsOf>>

const STUDENT = 100002
const NAMED = { ...BLANKS, participant: 'Ines Duarte' }

let world: World<Server>
let student: Forms
let instructor: Forms
let store: Forms
beforeAll(async () => {
  world = await startWorld(startServer)
  student = await formsOf(world, 'student')
  instructor = await formsOf(world, 'instructor')
  store = await formsOf(world, 'store')
})
const db = () => world.server.platform.db
const details = () => ({ ...world.server.platform, ...peoplePorts(world.server.platform) })

const standingOf = async (reader: Forms, affiliateId = STUDENT) =>
  (await reader.get<FormStandingsWire>('/standings')).body.find((each) => each.affiliateId === affiliateId)

const pdfOf = async (person: string, documentId: string, format = 'pdf') => {
  const { idToken } = await world.session(person)
  const path = `${world.url}/api/forms/documents/${documentId}/file?format=${format}`
  return (await fetch(path, { headers: { authorization: `Bearer ${idToken}` } })).status
}

/** As if it had been signed this many days earlier; the seal then no longer fits, so its content stays closed. */
const age = (documentId: string, days: number) =>
  db().query("update form_document set created_at = created_at - $2 * interval '1 day' where id = $1", [
    documentId,
    days,
  ])

test('[TS-04] instructor and dive center see the state of each form, and never an answer', async () => {
  await student.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))
  for (const reader of [instructor, store]) {
    const standing = await standingOf(reader)
    expect(standing).toMatchObject({
      kind: 'student',
      medical: { state: 'physician-awaited', isPhysicianNeeded: true, isReadable: false },
    })
    expect(JSON.stringify(standing)).not.toMatch(/q3|"answers"|signatures/)
  }
  await student.submit(aMedical())
  const { medical } = (await standingOf(instructor)) ?? {}
  expect(medical).toMatchObject({ state: 'cleared', isPhysicianNeeded: false })
  expect(Date.parse(medical?.validUntil ?? '')).toBeGreaterThan(Date.now() + 364 * 86_400_000)
})

test('[TS-04] a physician who was reached by mail is named with the way and the time, without what was answered', async () => {
  const { documentId } = (await student.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  expect((await standingOf(instructor))?.medical?.physician).toBeNull()
  const link = byLink(world, await student.link(documentId, 'physician'))
  expect((await link.act(aDecision())).status).toBe(204)
  const standing = await standingOf(store)
  expect(standing?.medical).toMatchObject({
    state: 'cleared',
    isPhysicianNeeded: true,
    physician: {
      name: 'Dr. Planted Reis',
      origin: { way: 'mailed-link', by: expect.stringContaining('•••@') },
    },
    guardian: null,
  })
  expect(JSON.stringify(standing)).not.toMatch(/q3|"answers"|Planted (License|Clinic)/)
})

test('[TS-03] [TS-04] a page that waits to be checked shows, until someone has checked it', async () => {
  const { documentId } = (await student.submit(aMedical({ answers: { ...ALL_NO, q3: 'yes' } }))).body
  const isWaiting = async () => (await standingOf(store))?.medical?.isPageWaiting
  expect(await isWaiting()).toBe(false)
  const add = (state: string) =>
    db().query(
      `insert into form_evaluation (affiliate_id, id, document_id, type, state, uploaded_at)
       values ($1, gen_random_uuid(), $2, 'image/jpeg', $3, now())`,
      [STUDENT, documentId, state],
    )
  await add('refused')
  expect(await isWaiting()).toBe(false)
  await add('waiting')
  expect(await isWaiting()).toBe(true)
})

test('[TS-04] a diver sees nobody, and each reading is recorded', async () => {
  const diver = await formsOf(world, 'diver')
  expect((await diver.get('/standings')).body).toEqual([])
  await standingOf(instructor)
  const noted = await db().query(
    `select distinct reader_id::int as id from form_reading
     where reader = 'teacher' and what = 'outcome' and affiliate_id = $1 order by 1`,
    [STUDENT],
  )
  expect(noted).toEqual([{ id: 200001 }, { id: 300001 }])
})

test('[TS-04] a guest of Discover Scuba Diving is listed with both forms missing', async () => {
  const guest = guestOf(world.call('dsd'))
  await guest.create(aChange('welcome'))
  await guest.update(aChange('forms'))
  expect(await standingOf(store, 100005)).toMatchObject({
    kind: 'guest',
    medical: { state: 'missing', validUntil: null },
    release: { state: 'missing' },
  })
  expect((await store.get('/students/100005/tasks')).status).toBe(200)
  expect((await instructor.get('/students/100009/tasks')).status).toBe(403)
})

test('[TS-10] an expired questionnaire no longer clears, asks to be renewed, and says so to everyone', async () => {
  const { documentId } = (await student.submit(aMedical())).body
  const isDone = async () =>
    (await listCourseForms(details(), db(), [STUDENT], new Date())).get(STUDENT)?.medical.isDone
  const due = async () =>
    (await student.get<FormsDueWire>('/due')).body.find(({ name }) => name === 'medical-questionnaire')
  expect([await isDone(), (await due())?.isDone]).toEqual([true, true])
  await db().query(
    "delete from form_document where affiliate_id = $1 and form = 'medical-questionnaire' and id <> $2",
    [STUDENT, documentId],
  )
  await age(documentId, 366)
  expect((await standingOf(instructor))?.medical?.state).toBe('expired')
  const outcomes = (await instructor.get<FormOutcomesWire>(`/outcomes/${STUDENT}`)).body
  expect(outcomes.find(({ form }) => form === 'medical-questionnaire')?.outcome).toBe('expired')
  expect([await isDone(), (await due())?.isDone]).toEqual([false, false])
  expect(Date.parse((await due())?.validUntil ?? '')).toBeLessThan(Date.now())
  const [listed] = (await student.list()).filter(({ id }: FormListingWire) => id === documentId)
  expect(listed?.isExpired).toBe(true)
  await student.submit(aMedical())
  expect((await standingOf(instructor))?.medical?.state).toBe('cleared')
})

test('[TS-09] the dive center and the instructor on a release open its PDF, and nobody else does', async () => {
  const { documentId } = (await student.submit(aRelease({ answers: NAMED }))).body
  expect((await standingOf(instructor))?.release).toMatchObject({ state: 'cleared', isReadable: true })
  for (const person of ['student', 'instructor', 'store'])
    expect([person, await pdfOf(person, documentId)]).toEqual([person, 200])
  for (const person of ['diver', 'applicant', 'staff'])
    expect([person, await pdfOf(person, documentId)]).toEqual([person, 404])
  expect(await pdfOf('instructor', documentId, 'json')).toBe(404)
})

test('[TS-09] [OF-03] who is an instructor no more neither opens a release nor is named on a new one', async () => {
  const { documentId } = (await student.submit(aRelease({ answers: NAMED }))).body
  const stands = (since: string) =>
    db().query(`update participant set inactive_since = ${since} where kind = 'member' and number = 500001`)
  await stands('now()')
  expect(await pdfOf('instructor', documentId)).toBe(404)
  expect((await student.submit(aRelease({ answers: NAMED }))).body).toMatchObject({
    problem: 'party-unknown',
    ...{ kind: 'member', number: 500001 },
  })
  expect((await student.get<OwnPartiesWire>('/parties')).body).not.toContainEqual(
    expect.objectContaining({ kind: 'member' }),
  )
  await stands('null')
})

test('[TS-09] a release that names only the instructor stays closed to the dive center', async () => {
  const parties = { storeNumber: null, memberNumber: 500001 }
  const answers = { participant: 'Ines Duarte', activity: 'Boat dive' }
  const { documentId } = (await student.submit(aRelease({ answers, parties }))).body
  const [record] = (await student.record(documentId)).body
  expect(JSON.parse(record?.formData ?? '').answers).toMatchObject({ instructor: 'Kai Nakamura' })
  expect([await pdfOf('instructor', documentId), await pdfOf('store', documentId)]).toEqual([200, 404])
})

test('[TS-09] medical documents stay closed to instructor and dive center', async () => {
  const { documentId } = (await student.submit(aMedical())).body
  for (const person of ['instructor', 'store']) {
    expect([person, await pdfOf(person, documentId)]).toEqual([person, 404])
    const reader = await formsOf(world, person)
    expect((await reader.get(`/search?documentId=${documentId}`)).status).toBe(404)
  }
})

test('[TS-09] names on a release come from the directory: free text and unknown numbers are refused', async () => {
  const refused = async (over: object) => {
    const { status, body } = await student.submit(aRelease({ answers: NAMED, ...over }))
    return [status, body.problem]
  }
  expect(await refused({ parties: undefined })).toEqual([422, 'parties-missing'])
  expect(await refused({ parties: { storeNumber: null, memberNumber: null } })).toEqual([
    422,
    'parties-missing',
  ])
  expect(await refused({ answers: { ...NAMED, store: 'My Own Shop' } })).toEqual([422, 'parties-other-name'])
  expect(await refused({ parties: { ...PARTIES, storeNumber: 7999 } })).toEqual([422, 'party-unknown'])
})

test('[TS-09] a release names a dive center and an instructor of the diver, or two who work together, and no other', async () => {
  const sign = async (parties: object, forms = student) => {
    const answers = {
      participant: forms === student ? 'Ines Duarte' : 'Mara Lindqvist',
      activity: 'Boat dive',
    }
    const { status, body } = await forms.submit(aRelease({ answers, parties }))
    return [status, body.problem]
  }
  const other = { storeNumber: 7077, memberNumber: null }
  await db().query(
    `insert into participant (kind, number, affiliate_id, name, available_credit, address_line_1, city, country_id,
       postal_code, state_id)
     select kind, case kind when 'store' then 7077 else 500077 end, affiliate_id, 'Another Reef', available_credit,
       address_line_1, city, country_id, postal_code, state_id
     from participant where (kind, number) in (('store', 7001), ('member', 500001))`,
  )
  expect(await sign(other)).toEqual([422, 'party-not-affiliated'])
  expect(await sign({ ...other, memberNumber: 500077 })).toEqual([422, 'party-not-affiliated'])
  expect(await sign({ ...PARTIES, memberNumber: null })).toEqual([201, undefined])
  expect(await sign({ ...PARTIES, memberNumber: 500077 })).toEqual([422, 'party-not-affiliated'])
  await db().query('insert into store_member values (7077, 500077)')
  const alone = { storeNumber: null, memberNumber: 500077 }
  expect(await sign(alone)).toEqual([422, 'party-not-affiliated'])
  expect(await sign({ ...PARTIES, memberNumber: 500077 })).toEqual([422, 'party-not-affiliated'])
  expect(await sign({ ...other, memberNumber: 500077 })).toEqual([201, undefined])
  expect(await sign(other)).toEqual([422, 'party-not-affiliated'])
  const listed = (await student.get<OwnPartiesWire>('/parties?memberNumber=500077')).body
  expect(listed).toContainEqual({ kind: 'store', number: 7077, name: 'Another Reef' })
  expect(listed).not.toContainEqual(expect.objectContaining({ number: 500077 }))
  const both = (await student.get<OwnPartiesWire>('/parties?memberNumber=500077&storeNumber=7077')).body
  expect(both).toContainEqual({ kind: 'member', number: 500077, name: 'Another Reef' })
  expect((await student.get<OwnPartiesWire>('/parties')).body).not.toContainEqual(
    expect.objectContaining({ number: 7077 }),
  )
})

test('[TS-09] a release whose named dive center was changed afterwards is not shown', async () => {
  const { documentId } = (await student.submit(aRelease({ answers: NAMED }))).body
  await db().query('update form_document set store_number = 7002 where id = $1', [documentId])
  expect((await student.record(documentId)).status).toBe(409)
})

test('[TS-09] a diver chooses from the dive centers and instructors with whom they train', async () => {
  const { body } = await student.get<OwnPartiesWire>('/parties')
  expect(body).toEqual(
    expect.arrayContaining([
      { kind: 'store', number: 7001, name: 'Harbour Divers' },
      { kind: 'member', number: 500001, name: 'Kai Nakamura' },
    ]),
  )
})

test('[TS-04] the readings of all students are noted in one statement', async () => {
  const { platform } = world.server
  await (await formsOf(world, 'riyadh')).submit(aMedical())
  await student.submit(aMedical())
  const statements: string[] = []
  const query: Database['query'] = (sql, values) => {
    statements.push(sql)
    return platform.db.query(sql, values)
  }
  const people = [STUDENT, 100008, 100004].map((affiliateId) => ({
    ...{ affiliateId, name: 'Someone' },
    kind: 'student' as const,
    isTaughtNow: true,
  }))
  const deps = {
    ...platform,
    ...peoplePorts(platform),
    db: { ...platform.db, query },
    listPeople: async () => people,
  }
  const before = await db().query('select from form_reading')
  await listStandings(deps as unknown as FormsDeps, { affiliateId: 200001 } as User)
  expect(statements.filter((sql) => sql.includes('form_reading'))).toHaveLength(1)
  // One for each person with a form; newcomer has none.
  expect(await db().query('select from form_reading')).toHaveLength(before.length + 2)
})

test('[TS-04] instructor and dive center see that a minor made an adult of themself, also when they change it back', async () => {
  const TEEN = 100006
  const teen = world.call('teen')
  const account = (await (await teen.get('/api/auth/user/teen@fathom.test')).json()) as Record<string, string>
  const save = async (more: object) => {
    const body = { ...account, clientId: 'fathom-portal', ...more }
    const { status } = await teen.put('/api/auth/user/update/teen@fathom.test', body)
    expect(status).toBe(200)
  }
  await save({ middleName: 'Noa' })
  expect((await standingOf(instructor, TEEN))?.changedBirthDate).toBeNull()
  await save({ birthDate: '1990-01-01' })
  const changedAt = expect.any(String)
  for (const reader of [instructor, store])
    expect((await standingOf(reader, TEEN))?.changedBirthDate).toMatchObject({
      ...{ birthDate: '1990-01-01', earlier: [account.birthDate], changedAt },
      ...{ isToConfirm: true, confirmed: null },
    })
  await save({})
  const { birthDate } = account
  expect((await standingOf(instructor, TEEN))?.changedBirthDate).toMatchObject({
    ...{ birthDate, earlier: ['1990-01-01'], changedAt, isToConfirm: true },
  })
})
