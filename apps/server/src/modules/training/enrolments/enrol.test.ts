import type { ExtraDataWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { learning, NITROX, OPEN_WATER } from '../training.fixture.ts'
import { addEntitlement } from '../training.store.ts'
import { writeExtraData } from './enrol-links.ts'

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const NEWCOMER = 100004
const entitle = (affiliateId: number, packageId: string) =>
  addEntitlement(world.server.platform.db, affiliateId, { packageId, title: 'A course', kind: 'consumer' })
const enrol = async (person: string, path: string, body?: object) => {
  const answer = await world.call(person).post(`/api/learning/courses/${path}`, body)
  return { status: answer.status, body: await answer.json() }
}
const extraOf = (extra: ExtraDataWire) => writeExtraData(world.server.platform.secrets, extra)
const linkOf = (extra: ExtraDataWire) => `enroll/${extraOf(extra)}`
const encoded = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url')

test('[CA-15] enrolls an entitled person once, however often they ask', async () => {
  await entitle(NEWCOMER, OPEN_WATER)
  const answers = await Promise.all([1, 2, 3].map(() => enrol('newcomer', `${OPEN_WATER}/enroll`)))
  const ids = new Set(answers.map(({ body }) => body.enrolmentId))
  expect([ids.size, answers.filter(({ body }) => body.isNew).length]).toEqual([1, 1])
  expect(answers[0]?.body).toMatchObject({
    packageId: OPEN_WATER,
    title: 'Open Water Diver',
    storeNumber: null,
  })
  expect(await learning(world.call('newcomer')).course(OPEN_WATER)).toMatchObject({
    progress: 0,
    lessons: 5,
    next: { number: 1, hasBegun: false },
    missing: expect.arrayContaining([{ step: 'store', state: 'current' }]),
  })
})

test('[CA-15] enrolls nobody without an entitlement', async () => {
  expect(await enrol('dsd', `${OPEN_WATER}/enroll`)).toMatchObject({
    status: 403,
    body: { problem: 'not-entitled', errors: ['Redeem a code for this course first.'] },
  })
  expect(await enrol('dsd', linkOf({ packageId: OPEN_WATER, storeNumber: 7001 }))).toMatchObject({
    status: 403,
  })
})

test("[CA-15] [CA-22] a store's link enrolls and sets who teaches; without a link nobody teaches", async () => {
  await entitle(100003, NITROX)
  const affiliated = async () =>
    (await world.call('applicant').get(`/api/pro/affiliations/affiliated/${NITROX}`)).json()
  expect(await affiliated()).toMatchObject({ affiliated: false, storeNumber: null, memberName: null })
  const link = linkOf({ packageId: NITROX, storeNumber: 7001, memberNumber: 500001 })
  expect(await enrol('applicant', link)).toMatchObject({
    status: 200,
    body: { isNew: true, storeNumber: 7001 },
  })
  expect(await affiliated()).toEqual({
    packageId: NITROX,
    affiliated: true,
    storeNumber: 7001,
    storeName: 'Harbour Divers',
    memberNumber: 500001,
    memberName: 'Kai Nakamura',
  })
})

test('[CA-15] a professional makes a link, and a person who follows it sees who teaches before enrolling', async () => {
  const made = async (person: string) => {
    const answer = await world.call(person).post(`/api/learning/courses/${NITROX}/link`)
    return { status: answer.status, ...(await answer.json()) }
  }
  expect([(await made('diver')).status, (await made('staff')).status]).toEqual([403, 403])
  const { extraData } = await made('instructor')
  const read = await world.call('student').get(`/api/learning/courses/enroll/${extraData}`)
  expect([read.status, await read.json()]).toMatchObject([
    200,
    {
      packageId: NITROX,
      title: 'Enriched Air Nitrox',
      storeName: 'Harbour Divers',
      memberName: 'Kai Nakamura',
      isEntitled: false,
      isOwn: false,
      now: null,
    },
  ])
  const own = await world.call('instructor').get(`/api/learning/courses/enroll/${extraData}`)
  expect(await own.json()).toMatchObject({ isOwn: true })
  const ofStore = await made('store')
  const again = await world.call('diver').get(`/api/learning/courses/enroll/${ofStore.extraData}`)
  expect(await again.json()).toMatchObject({
    storeNumber: 7001,
    memberNumber: null,
    now: { memberName: 'Kai Nakamura' },
  })
})

test.each([
  ['cut', (link: string) => link.slice(0, -1)],
  ['without a signature', (link: string) => link.split('.')[0] ?? ''],
  ['altered', (link: string) => `${encoded({ packageId: NITROX, storeNumber: 7002 })}.${link.split('.')[1]}`],
  ['no link', () => 'nitrox'],
  ['signed by someone else', (link: string) => link.replace(/.{43}$/, 'A'.repeat(43))],
])('[CA-15] refuses a link that is %s with a clear message', async (_, spoilt) => {
  const extraData = spoilt(extraOf({ packageId: NITROX, storeNumber: 7001 }))
  const broken = { problem: 'extra-data-broken', errors: ['This link is incomplete. Ask for a new one.'] }
  expect(await enrol('applicant', `enroll/${extraData}`)).toMatchObject({ status: 400, body: broken })
  const read = await world.call('applicant').get(`/api/learning/courses/enroll/${extraData}`)
  expect([read.status, await read.json()]).toMatchObject([400, broken])
})

test('[CA-15] refuses a store that does not exist', async () => {
  expect(await enrol('student', linkOf({ packageId: OPEN_WATER, storeNumber: 7999 }))).toMatchObject({
    status: 422,
    body: { problem: 'no-store-found' },
  })
})

test('[CA-16] [EN-18] starting again keeps the earlier enrollment in the archive, with its enrollmentDate', async () => {
  const before = await learning(world.call('teen')).course(OPEN_WATER)
  const anew = await enrol('teen', `${OPEN_WATER}/enroll`, { startAnew: true })
  expect(anew.body).toMatchObject({ isNew: true, memberNumber: 500001 })
  expect(await learning(world.call('teen')).course(OPEN_WATER)).toMatchObject({
    progress: 0,
    completedAt: null,
  })
  const ended = await world.call('teen').post(`/api/learning/courses/${before?.enrolmentId}/launch`, {})
  expect([ended.status, (await ended.json()).problem]).toEqual([403, 'not-enrolled'])
  const archive = await learning(world.call('teen')).get(`courses/${OPEN_WATER}/eRecord/archive`)
  expect(archive).toMatchObject([
    { enrolmentId: anew.body.enrolmentId, endedDate: null, progress: 0 },
    {
      enrolmentId: before?.enrolmentId,
      enrollmentDate: before?.enrolledAt,
      endedDate: expect.any(String),
      score: 0.675,
    },
  ])
})

test('refuses an unknown course', async () => {
  expect(await enrol('student', 'open-water/enroll')).toMatchObject({
    status: 404,
    body: { problem: 'no-course-found', id: 'open-water' },
  })
})

test("store and member numbers can't be enumerated", async () => {
  await entitle(100009, NITROX)
  const statuses = []
  for (let number = 1; number <= 31; number += 1)
    statuses.push((await enrol('veteran', `${NITROX}/enroll`, { memberNumber: number })).status)
  expect([statuses[0], statuses[29], statuses[30]]).toEqual([422, 422, 429])
})

test('[CA-12] [CA-18] who holds the certification of a course from elsewhere reads so, and it is not recommended', async () => {
  const { db } = world.server.platform
  const get = async (path: string) => (await world.call('trial').get(`/api/learning/${path}`)).json()
  const recommended = async () =>
    (await get('courses?tag=recommended')).map(({ packageId }: { packageId: string }) => packageId)
  const [first] = await recommended()
  expect((await get(`courses/${first}`)).isHeld).toBe(false)
  const [level] = await db.query<{ id: number }>(
    'select level_id as id from course_level where package_id = $1',
    [first],
  )
  const [trial] = await db.query<{ id: number }>(
    `select affiliate_id::int as id from account where email = 'trial@fathom.test'`,
  )
  const issued = await world.call('staff').post('/api/office/certifications', {
    ...{ id: crypto.randomUUID(), affiliateId: trial?.id, levelID: level?.id, certDate: '2025-01-01' },
    ...{ instructorNumber: 500001, storeNumber: null, reason: 'Issued elsewhere' },
  })
  expect(issued.status).toBe(201)
  expect((await get(`courses/${first}`)).isHeld).toBe(true)
  expect(await recommended()).not.toContain(first)
  await entitle(trial?.id ?? 0, first)
  await enrol('trial', `${first}/enroll`)
  expect((await get('my-courses')).map(({ isHeld }: { isHeld: boolean }) => isHeld)).toEqual([true])
})
