import { randomUUID } from 'node:crypto'
import type { OfficePersonWire } from '@fathom/contract/office'
import type { CenterStudentsWire } from '@fathom/contract/training'
import type { ClassChoicesWire } from '@fathom/contract/training/classes'
import { type Caller, createCaller, startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { addEntitlement } from '../../training/training.store.ts'

const OPEN_WATER = '01920000-0000-7000-8000-000000000001'
const NITROX = '01920000-0000-7000-8000-000000000003'
const [DIVER, APPLICANT, NICO, SHANGHAI, RIYADH, VETERAN] = [100001, 100003, 100004, 100007, 100008, 100009]
const BLUE_HOLE = {
  ...{ name: 'Blue Hole Divers', addressLine1: 'Seafront 1', city: 'Dahab' },
  ...{ countryId: 'EG', stateId: 'EG.26', postalCode: '46617' },
}

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})
const db = () => world.server.platform.db

const put = async (path: string, body?: object, person = 'staff') => {
  const answer = await world.call(person).put(`/api/office/people/${path}`, body)
  return { status: answer.status, body: await answer.json() }
}
const setType = (id: number, body: object, person?: string) => put(`${id}/type`, body, person)
const correct = (id: number, body: object, person?: string) => put(`${id}/directory`, body, person)
const open = async (id: number): Promise<OfficePersonWire> =>
  (await world.call('staff').get(`/api/office/people/${id}`)).json()
const numbersOf = async (id: number) =>
  (await open(id)).numbers.map(({ kind, number, standing }) => [kind, number, standing])

/** Changes of a type end every session. */
async function signInAgain(person: string): Promise<Caller> {
  const signedIn = await world.signIn(person)
  return createCaller(world.url, async () => signedIn)
}

const LOOK_UPS = {
  member: 'query ($n: Int!) { found: memberInfo(memberNumber: $n) { name city affiliateId } }',
  store: 'query ($n: Int!) { found: storeInfo(storeNumber: $n) { name city affiliateId } }',
}
const lookUp = async (kind: 'member' | 'store', n: number, by = 'veteran') =>
  (await world.call(by).graph<{ found: object | null }>('pro', LOOK_UPS[kind], { n })).found
const search = async (s: string) =>
  (
    await world
      .call('veteran')
      .graph<{ stores: { storeNumber: number }[] }>(
        'pro',
        'query ($s: String!) { stores(search: $s) { storeNumber name } }',
        { s },
      )
  ).stores.map(({ storeNumber }) => storeNumber)
const noticesOf = async (id: number) =>
  (
    await db().query(
      `select from notification where affiliate_id = $1 and kind = 'account-changed-by-staff'`,
      [id],
    )
  ).length

test('[OF-03] nobody becomes an instructor without a number, and a number of someone else is refused by name', async () => {
  expect((await open(NICO)).nextNumbers).toEqual({ member: 500002, store: 7004 })
  expect(await setType(NICO, { type: 2 })).toMatchObject({
    status: 422,
    body: { problem: 'invalid-details', problems: [{ field: 'number', problem: 'missing' }] },
  })
  expect(await setType(NICO, { type: 2, number: 500001 })).toMatchObject({
    status: 409,
    body: { problem: 'number-taken', reason: 'in-use', next: 500002 },
  })
  for (const number of [0, -1, 1.5, 1_000_000_000, '500002'])
    expect((await setType(NICO, { type: 2, number })).status, String(number)).toBe(400)
  expect(await open(NICO)).toMatchObject({ type: 1, numbers: [] })
})

test('[OF-03] a new instructor is found by number, invites, has classes and issues the certification', async () => {
  const { status, body } = await setType(NICO, { type: 2, number: 500002 }, 'deskstaff')
  expect([status, body]).toMatchObject([
    200,
    { type: 2, numbers: [{ kind: 'member', number: 500002, standing: 'current', name: 'Nico Berg' }] },
  ])
  expect(body.history[0]).toMatchObject({
    action: 'type-changed',
    detail: { from: 1, to: 2, instructorNumber: 500002 },
  })
  expect(await lookUp('member', 500002)).toMatchObject({ name: 'Nico Berg', affiliateId: NICO })

  const nico = await signInAgain('newcomer')
  const account = await (await nico.get('/api/auth/user/newcomer@fathom.test')).json()
  expect(account.numbers).toEqual([{ kind: 'member', number: 500002 }])
  const made = await nico.post(`/api/learning/courses/${OPEN_WATER}/link`)
  const { extraData } = await made.json()
  const followed = await world.call('riyadh').post(`/api/learning/courses/enroll/${extraData}`)
  expect([followed.status, await followed.json()]).toMatchObject([200, { memberNumber: 500002 }])

  const choices: ClassChoicesWire = await (await nico.get('/api/learning/class-choices')).json()
  expect(choices.instructors).toMatchObject([{ memberNumber: 500002, name: 'Nico Berg', isCaller: true }])
  const [student] = choices.students.filter(({ affiliateId }) => affiliateId === RIYADH)
  const saved = await nico.put(`/api/learning/classes/${randomUUID()}`, {
    ...{ name: 'Weekend', packageId: OPEN_WATER, memberNumber: 500002, storeNumber: null, version: 0 },
    enrolmentIds: [student?.enrolmentId],
  })
  expect(saved.status).toBe(204)

  await db().query('update course set requirements = $2 where package_id = $1', [
    OPEN_WATER,
    JSON.stringify({ theory: true, skills: null, dives: null, release: false, medical: false, photo: true }),
  ])
  const certified = await nico.post(
    `/api/learning/courses/${OPEN_WATER}/instructor/certify?affiliateId=${RIYADH}`,
  )
  expect(certified.status).toBe(200)
  const issued = await db().query(
    `select instructor_number, instructor_name from certification where affiliate_id = $1 and source like 'enrolment:%'`,
    [RIYADH],
  )
  expect(issued).toEqual([{ instructor_number: 500002, instructor_name: 'Nico Berg' }])
})

test('[OF-03] the same request twice has one effect, and another number is refused', async () => {
  const before = [await noticesOf(NICO), (await open(NICO)).history.length]
  expect((await setType(NICO, { type: 2, number: 500002 })).status).toBe(200)
  expect(await setType(NICO, { type: 2, number: 500003 })).toMatchObject({
    status: 409,
    body: { problem: 'holds-number', number: 500002 },
  })
  expect([await noticesOf(NICO), (await open(NICO)).history.length]).toEqual(before)
  expect(await numbersOf(NICO)).toEqual([['member', 500002, 'current']])
})

test('[OF-03] a dive center needs a name and a place, and everything that is wrong is said at once', async () => {
  expect(await setType(SHANGHAI, { type: 3, countryId: 'EG', stateId: 'US.FL' })).toMatchObject({
    status: 422,
    body: {
      problem: 'invalid-details',
      problems: [
        { field: 'number', problem: 'missing' },
        { field: 'name', problem: 'missing' },
        { field: 'addressLine1', problem: 'missing' },
        { field: 'city', problem: 'missing' },
        { field: 'postalCode', problem: 'missing' },
        { field: 'stateId', problem: 'unknown' },
      ],
    },
  })
  expect((await setType(SHANGHAI, { type: 3, ...BLUE_HOLE, number: 7003 })).body).toMatchObject({
    problem: 'number-taken',
    next: 7004,
  })
  expect(await open(SHANGHAI)).toMatchObject({ type: 1, numbers: [] })
})

test('[OF-03] a new dive center is found, chosen, gets instructors, students and codes', async () => {
  expect((await setType(SHANGHAI, { type: 3, number: 7004, ...BLUE_HOLE })).status).toBe(200)
  expect(await search('blue hole')).toEqual([7004])
  expect(await search('dahab')).toEqual([7004])
  expect(await search('7004')).toEqual([7004])
  expect(await lookUp('store', 7004)).toEqual({
    ...{ name: 'Blue Hole Divers', city: 'Dahab', affiliateId: SHANGHAI },
  })

  await addEntitlement(db(), VETERAN, { packageId: NITROX, title: 'Nitrox', kind: 'consumer' })
  const enrolled = await world.call('veteran').post(`/api/learning/courses/${NITROX}/enroll`)
  const { enrolmentId } = await enrolled.json()
  const chosen = await world
    .call('veteran')
    .put(`/api/learning/courses/${NITROX}/store`, { storeNumber: 7004 })
  expect(await chosen.json()).toMatchObject({ storeNumber: 7004, storeName: 'Blue Hole Divers' })

  expect(await put(`${SHANGHAI}/instructors/599999`)).toMatchObject({
    status: 422,
    body: { problem: 'no-instructor' },
  })
  expect(await put(`${NICO}/instructors/500001`)).toMatchObject({
    status: 409,
    body: { problem: 'not-dive-center' },
  })
  const notices = await noticesOf(NICO)
  for (const _ of ['once', 'and again'])
    expect((await put(`${SHANGHAI}/instructors/500002`)).body).toMatchObject({
      instructors: [{ memberNumber: 500002, name: 'Nico Berg' }],
    })
  expect(await noticesOf(NICO)).toBe(notices + 1)

  const center = await signInAgain('shanghai')
  const assigned = await center.put('/api/learning/center/students/instructor', {
    assignments: [{ enrolmentId, memberNumber: 500002 }],
  })
  expect((await assigned.json()).changed).toEqual([{ enrolmentId, before: null }])
  const students: CenterStudentsWire = await (await center.get('/api/learning/center/students')).json()
  expect(students.items).toMatchObject([{ affiliateId: VETERAN, memberName: 'Nico Berg' }])

  const batch = await world.call('staff').post('/api/office/code-batches', {
    ...{ id: randomUUID(), kind: 'course', packageId: NITROX, storeNumber: 7004, amount: 2, note: '' },
  })
  expect([batch.status, await batch.json()]).toMatchObject([201, { store: { name: 'Blue Hole Divers' } }])
  expect(await (await center.get('/api/pro/codes/unredeemed')).json()).toHaveLength(2)
})

test('[OF-03] a corrected number leads on from the old one, and nobody else ever gets that', async () => {
  const before = await noticesOf(SHANGHAI)
  const change = { ...BLUE_HOLE, name: 'Blue Hole Dahab', number: 7104 }
  for (const _ of ['once', 'and again']) expect((await correct(SHANGHAI, change)).status).toBe(200)
  expect(await noticesOf(SHANGHAI)).toBe(before + 1)
  expect((await open(SHANGHAI)).history[0]).toMatchObject({
    action: 'directory-changed',
    detail: { storeNumber: 7104, storeNumberBefore: 7004, changed: ['name'] },
  })
  const found = { name: 'Blue Hole Dahab', affiliateId: SHANGHAI }
  expect([await lookUp('store', 7104), await lookUp('store', 7004)]).toMatchObject([found, found])
  expect([await search('blue hole'), await search('7004')]).toEqual([[7104], [7104]])
  const center = await signInAgain('shanghai')
  const { items }: CenterStudentsWire = await (await center.get('/api/learning/center/students')).json()
  expect(items).toMatchObject([{ affiliateId: VETERAN, memberNumber: 500002 }])
  expect((await open(SHANGHAI)).instructors).toEqual([{ memberNumber: 500002, name: 'Nico Berg' }])
  expect((await setType(APPLICANT, { type: 3, ...BLUE_HOLE, number: 7004 })).body).toMatchObject({
    problem: 'number-taken',
    reason: 'used-before',
    next: 7105,
  })
  // Back again: it's their own.
  expect((await correct(SHANGHAI, { number: 7004 })).status).toBe(200)
  expect(await numbersOf(SHANGHAI)).toEqual([
    ['store', 7004, 'current'],
    ['store', 7104, 'replaced'],
  ])
  expect(await search('blue hole')).toEqual([7004])
})

test('[OF-03] an instructor who is a diver again keeps the number, and is found by nobody', async () => {
  expect((await setType(NICO, { type: 1 })).status).toBe(200)
  expect(await numbersOf(NICO)).toEqual([['member', 500002, 'inactive']])
  expect(await lookUp('member', 500002)).toBeNull()
  expect((await open(SHANGHAI)).instructors).toEqual([])
  const nico = await signInAgain('newcomer')
  expect((await nico.post(`/api/learning/courses/${OPEN_WATER}/link`)).status).toBe(403)
  expect((await nico.get('/api/learning/class-choices')).status).toBe(403)
  expect(await (await nico.get('/api/learning/students')).json()).toEqual([])
  expect((await put(`${SHANGHAI}/instructors/500002`)).body.problem).toBe('no-instructor')
  const enrolled = await world
    .call('veteran')
    .post(`/api/learning/courses/${NITROX}/enroll`, { memberNumber: 500002, startAnew: true })
  expect([enrolled.status, (await enrolled.json()).problem]).toEqual([422, 'no-member-found'])
  // What is on record still says who taught.
  const record = await (await world.call('riyadh').get(`/api/learning/courses/${OPEN_WATER}/eRecord`)).json()
  expect(record.teacher).toMatchObject({ memberNumber: 500002, memberName: 'Nico Berg' })
  expect((await setType(DIVER, { type: 2, number: 500002 })).body).toMatchObject({
    problem: 'number-taken',
    reason: 'used-before',
  })
})

test('[OF-03] an application that was sent to a former instructor is theirs no more', async () => {
  const id = randomUUID()
  await db().query(
    `insert into application (id, applicant_id, type_id, status, instructor_number, instructor_id, evidence,
       fee_amount, fee_currency, created_at, submitted_at, promised_from, changed_at)
     values ($1, $2, 'divemaster', 'Submitted to Instructor', 500002, $3, '{}', 0, 'USD', now(), now(), now(), now())`,
    [id, DIVER, NICO],
  )
  const read = async (nico: Caller) => (await nico.get(`/api/applications/Applications/${id}`)).status
  expect(await read(await signInAgain('newcomer'))).toBe(404)
  await setType(NICO, { type: 2 })
  expect(await read(await signInAgain('newcomer'))).toBe(200)
  await setType(NICO, { type: 1 })
})

test('[OF-03] who becomes an instructor again has the number from before, under the name of today', async () => {
  const nico = await signInAgain('newcomer')
  const account = await (await nico.get('/api/auth/user/newcomer@fathom.test')).json()
  const renamed = await nico.put('/api/auth/user/update/newcomer@fathom.test', {
    ...account,
    ...{ firstName: 'Nicola', clientId: 'fathom-portal' },
  })
  expect(renamed.status).toBe(200)
  await nico.post(`/api/learning/profiles/${NICO}/MailingAddress`, {
    ...{ addressLine1: '8 Ocean Drive', city: 'Key Largo', countryId: 'US', postalCode: '33037' },
    stateId: 'US.FL',
  })
  expect((await setType(NICO, { type: 2 })).status).toBe(200)
  expect(await numbersOf(NICO)).toEqual([['member', 500002, 'current']])
  expect(await lookUp('member', 500002, 'trial')).toMatchObject({ name: 'Nicola Berg', city: 'Key Largo' })
  expect((await open(SHANGHAI)).instructors).toEqual([{ memberNumber: 500002, name: 'Nicola Berg' }])
})

test('[OF-03] an instructor who becomes a dive center is found as that only', async () => {
  expect((await setType(NICO, { type: 3, number: 7300, ...BLUE_HOLE, name: 'Nico Dives' })).status).toBe(200)
  expect(await numbersOf(NICO)).toEqual([
    ['store', 7300, 'current'],
    ['member', 500002, 'inactive'],
  ])
  expect(await lookUp('member', 500002, 'trial')).toBeNull()
  expect(await lookUp('store', 7300, 'trial')).toMatchObject({ name: 'Nico Dives' })
  const diver = await setType(NICO, { type: 1 })
  expect(diver.status).toBe(200)
  expect([await search('nico dives'), await search('7300'), await lookUp('store', 7300, 'trial')]).toEqual([
    [],
    [],
    null,
  ])
  const batch = await world.call('staff').post('/api/office/code-batches', {
    ...{ id: randomUUID(), kind: 'course', packageId: NITROX, storeNumber: 7300, amount: 2, note: '' },
  })
  expect([batch.status, (await batch.json()).problem]).toEqual([422, 'no-store'])
})

test('[OF-03] a dive center without an account is found as before', async () => {
  expect(await search('naama')).toEqual([7003])
  expect(await lookUp('store', 7003, 'trial')).toMatchObject({ name: 'Naama Reef Divers' })
})

test('[OF-03] the number of a deleted account is never given again', async () => {
  const { jobs } = world.server.platform
  await db().query('update account set delete_after = now() where affiliate_id = $1', [NICO])
  await jobs.send(db(), 'account.forget', { affiliateId: NICO })
  await expect
    .poll(() => db().query('select from account where affiliate_id = $1 and forgotten_at is null', [NICO]))
    .toEqual([])
  for (const [type, number] of [
    [2, 500002],
    [3, 7300],
  ])
    expect(await setType(APPLICANT, { ...BLUE_HOLE, type, number })).toMatchObject({
      status: 409,
      body: { problem: 'number-taken', reason: 'used-before' },
    })
})

/** Releases the calls only after each has come as far as it can alongside the others. */
async function atOnce<Answer>(...calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const waiting = async () =>
    (
      await db().query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length
  const { answers } = await db().transaction(async (tx) => {
    await tx.query('lock table participant in share mode')
    const begun = Promise.all(calls.map((begin) => begin()))
    await expect.poll(waiting).toBe(calls.length)
    return { answers: begun }
  })
  return answers
}

test('[OF-03] of two who are given the same number at once, one gets it', async () => {
  await setType(DIVER, { type: 2, number: 510001 })
  await setType(APPLICANT, { type: 2, number: 510002 })
  const answers = await atOnce(
    () => correct(DIVER, { number: 510010 }, 'staff'),
    () => correct(APPLICANT, { number: 510010 }, 'deskstaff'),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    problem: 'number-taken',
    reason: 'in-use',
  })
  const both = [await numbersOf(DIVER), await numbersOf(APPLICANT)].flat()
  expect(both.filter(([, number]) => number === 510010)).toEqual([['member', 510010, 'current']])
  const current = both.filter(([, , standing]) => standing === 'current')
  expect(current).toHaveLength(2)
})

test('[OF-03] of two people who become instructors with one number at once, one does', async () => {
  for (const id of [DIVER, VETERAN]) await setType(id, { type: 1 })
  const answers = await atOnce(
    () => setType(VETERAN, { type: 2, number: 510020 }, 'staff'),
    () => correct(APPLICANT, { number: 510020 }, 'deskstaff'),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const holders = await db().query(`select from participant where kind = 'member' and number = 510020`)
  expect(holders).toHaveLength(1)
  // Those who were refused stay what they were.
  const { type, numbers } = await open(VETERAN)
  expect([type, numbers.length]).toEqual(answers[0]?.status === 200 ? [2, 1] : [1, 0])
})

test('[OF-03] a diver has no entry, and an entry needs a fresh authentication', async () => {
  expect((await correct(RIYADH, { number: 510030 })).body.problem).toBe('not-professional')
  await db().query(`update web_session set authenticated_at = authenticated_at - interval '1 hour'`)
  expect((await correct(SHANGHAI, { number: 7500 })).body.problem).toBe('authentication-needed')
  expect((await put(`${SHANGHAI}/instructors/500001`)).body.problem).toBe('authentication-needed')
  await db().query(`update web_session set authenticated_at = authenticated_at + interval '1 hour'`)
})
