import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { learning, NITROX, OPEN_WATER } from '../training.fixture.ts'
import { addEntitlement } from '../training.store.ts'

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
const linkOf = (data: unknown) => `enroll/${Buffer.from(JSON.stringify(data)).toString('base64url')}`

test('[CA-15] whoever is entitled is enrolled once, however often they ask', async () => {
  await entitle(NEWCOMER, OPEN_WATER)
  const asked = await Promise.all([1, 2, 3].map(() => enrol('newcomer', `${OPEN_WATER}/enroll`)))
  const ids = new Set(asked.map(({ body }) => body.enrolmentId))
  expect([ids.size, asked.filter(({ body }) => body.isNew).length]).toEqual([1, 1])
  expect(asked[0]?.body).toMatchObject({
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

test('[CA-15] without an entitlement nobody is enrolled', async () => {
  expect(await enrol('dsd', `${OPEN_WATER}/enroll`)).toMatchObject({
    status: 403,
    body: { problem: 'not-entitled', errors: ['Redeem a code for this course first.'] },
  })
  expect(await enrol('dsd', linkOf({ packageId: OPEN_WATER, storeNumber: 7001 }))).toMatchObject({
    status: 403,
  })
})

test('[CA-15] [CA-22] a link of a store enrols and says who teaches; without one nobody does', async () => {
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

test.each([
  ['nothing', ''],
  ['no base64', '%00%ff'],
  ['no JSON', Buffer.from('nitrox').toString('base64url')],
  ['no course', Buffer.from('{"storeNumber":7001}').toString('base64url')],
  ['a number that is none', Buffer.from(`{"packageId":"${NITROX}","storeNumber":-1}`).toString('base64url')],
])('[CA-15] a link with %s is refused', async (_, extraData) => {
  const { status } = await enrol('applicant', `enroll/${extraData}`)
  expect([400, 404]).toContain(status)
})

test('[CA-15] a store that does not exist is refused', async () => {
  expect(await enrol('student', linkOf({ packageId: OPEN_WATER, storeNumber: 7999 }))).toMatchObject({
    status: 422,
    body: { problem: 'no-store-found' },
  })
})

test('[CA-16] [EN-18] beginning anew keeps the earlier time in the archive, with its enrollmentDate', async () => {
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

test('a course that is not a course is refused', async () => {
  expect(await enrol('student', 'open-water/enroll')).toMatchObject({
    status: 404,
    body: { problem: 'no-course-found', id: 'open-water' },
  })
})

test('nobody walks through the numbers of stores and members', async () => {
  await entitle(100009, NITROX)
  const statuses = []
  for (let number = 1; number <= 31; number += 1)
    statuses.push((await enrol('veteran', `${NITROX}/enroll`, { memberNumber: number })).status)
  expect([statuses[0], statuses[29], statuses[30]]).toEqual([422, 422, 429])
})
