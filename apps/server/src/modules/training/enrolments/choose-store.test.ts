import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { addStoreMember } from '../center/store-member.store.ts'
import { learning, NITROX, OPEN_WATER } from '../training.fixture.ts'
import { addEntitlement } from '../training.store.ts'

const NEWCOMER = 100004
const HARBOUR = 7001
const REEF = 7900

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
  const { db } = world.server.platform
  await db.query(
    `insert into participant (kind, number, affiliate_id, name, address_line_1, city, country_id)
     values ('store', $1, 200003, 'Reef 100% Divers', '', 'Hurghada', 'EG')`,
    [REEF],
  )
  await addEntitlement(db, NEWCOMER, { packageId: NITROX, title: 'Nitrox', kind: 'consumer' })
  await world.call('newcomer').post(`/api/learning/courses/${NITROX}/enroll`)
})

const choose = async (person: string, id: string, body: unknown) => {
  const answer = await world.call(person).put(`/api/learning/courses/${id}/store`, body)
  return { status: answer.status, body: await answer.json() }
}
const courseOf = async (person: string, id: string) => {
  const course = await learning(world.call(person)).course(id)
  if (!course) throw new Error(`${person} has no course ${id}`)
  return course
}
const notified = async () =>
  (
    await world.server.platform.db.query<{ who: number; values: { student: string; course: string } }>(
      `select affiliate_id::int as who, values from notification where kind = 'student-joined' order by created_at`,
    )
  ).map(({ who, values }) => [who, values.student, values.course])

test('[LE-04] a diver chooses a dive center for a course, once, and the center is notified', async () => {
  const first = await choose('newcomer', NITROX, { storeNumber: REEF })
  expect(first).toMatchObject({
    status: 200,
    body: { packageId: NITROX, storeNumber: REEF, storeName: 'Reef 100% Divers', affiliated: true },
  })
  expect((await courseOf('newcomer', NITROX)).missing).toContainEqual({
    step: 'store',
    state: 'done',
  })
  expect(await choose('newcomer', NITROX.toUpperCase(), { storeNumber: REEF })).toEqual(first)
  expect(await notified()).toEqual([[200003, expect.any(String), 'Enriched Air Nitrox']])
})

test('[LE-04] a change keeps the progress, and the instructor only where they teach there too', async () => {
  const before = await courseOf('student', OPEN_WATER)
  const moved = await choose('student', before.enrolmentId, { storeNumber: REEF })
  expect(moved.body).toMatchObject({ storeNumber: REEF, memberNumber: null })
  const after = await courseOf('student', OPEN_WATER)
  expect([after.enrolmentId, after.progress]).toEqual([before.enrolmentId, before.progress])

  const { db } = world.server.platform
  await db.query('update enrolment set member_number = 500001 where id = $1', [before.enrolmentId])
  await addStoreMember(db, HARBOUR, 500001)
  expect((await choose('student', OPEN_WATER, { storeNumber: HARBOUR })).body).toMatchObject({
    storeNumber: HARBOUR,
    memberNumber: 500001,
  })
})

test("[LE-04] refuses an unknown center, another person's enrollment, a certified course and nonsense", async () => {
  const mine = await courseOf('student', OPEN_WATER)
  expect(await choose('newcomer', NITROX, { storeNumber: 999_999 })).toMatchObject({
    status: 422,
    body: { problem: 'no-store-found' },
  })
  expect(await choose('newcomer', mine.enrolmentId, { storeNumber: REEF })).toMatchObject({ status: 404 })
  expect(await choose('newcomer', OPEN_WATER, { storeNumber: REEF })).toMatchObject({ status: 404 })
  expect(await choose('newcomer', 'open-water', { storeNumber: REEF })).toMatchObject({ status: 404 })
  expect(await choose('diver', OPEN_WATER, { storeNumber: REEF })).toMatchObject({
    status: 409,
    body: { problem: 'already-certified' },
  })
  for (const storeNumber of [0, -1, 1.5, '7001', 1e12, null])
    expect(await choose('newcomer', NITROX, { storeNumber })).toMatchObject({ status: 400 })
  expect((await courseOf('student', OPEN_WATER)).teacher.storeNumber).toBe(HARBOUR)
})

const search = async (text: string) =>
  (
    await world
      .call('newcomer')
      .graph<{ stores: { storeNumber: number; name: string; city: string }[] }>(
        'pro',
        'query ($s: String!) { stores(search: $s) { storeNumber name city } }',
        { s: text },
      )
  ).stores.map(({ storeNumber }) => storeNumber)

test('[LE-04] the directory finds a dive center by name, city or number', async () => {
  // A name that begins with the text comes before one that contains it.
  expect(await search('reef')).toEqual([REEF, 7003])
  expect(await search('hurghada DIVERS')).toEqual([REEF])
  expect(await search('harbour')).toContain(HARBOUR)
  expect(await search('7900')).toEqual([REEF])
  expect(await search('100%')).toEqual([REEF])
  for (const nothing of [
    '',
    'r',
    '  ',
    '%%',
    '__',
    'Kai Nakamura',
    '500001',
    '99999999999',
    'x'.repeat(5000),
  ])
    expect(await search(nothing)).toEqual([])
})
