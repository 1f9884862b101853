import type { EntitlementsWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { enrolByCode } from '../enrolments/enrol-by-code.ts'
import { learning } from '../training.fixture.ts'
import { NITROX, OPEN_WATER, PEAK_BUOYANCY } from './demo-catalogue.ts'
import { renewDemoTraining } from './training.demo.ts'

const STUDENT = 100002

let world: World<Server>
beforeAll(async () => {
  world = await startWorld(startServer)
})

const course = () => learning(world.call('student')).course(PEAK_BUOYANCY)

test('[LE-06] Peak Buoyancy has lessons and an exam, and asks for them', async () => {
  const enrolment = { affiliateId: STUDENT, packageId: PEAK_BUOYANCY, storeNumber: null, culture: 'en-US' }
  await world.server.platform.db.transaction((tx) => enrolByCode(tx, { ...enrolment, now: new Date() }))
  expect(await course()).toMatchObject({ lessons: 4, next: { title: 'The right weight' } })
  expect((await course())?.missing).toContainEqual(
    expect.objectContaining({ step: 'theory', first: 1, last: 4, withExam: true }),
  )
})

test('[LE-06] what the demo gives has lessons or dives, or says that it is taught in person', async () => {
  const empty = await world.server.platform.db.query<{ title: string }>(
    `select distinct t.title from course c join course_text t on t.package_id = c.package_id and t.culture = 'en-US'
     where c.package_id in (select package_id from entitlement union select package_id from enrolment
         union select package_id from access_code)
       and c.dives = 0 and not exists (select from course_content o where o.package_id = c.package_id)`,
  )
  // RO-03: it opens the Pro group. Its page sends instructors to a course director, until there are lessons.
  expect(empty).toEqual([{ title: 'Instructor renewal' }])
  const { items } = await learning(world.call('instructor')).get<EntitlementsWire>('entitlements/200001')
  expect(items).toMatchObject([{ title: 'Instructor renewal', kind: 'pro', hasLessons: false }])
  const own = await learning(world.call('diver')).get<EntitlementsWire>('entitlements/100001')
  expect(own.items.map(({ hasLessons }) => hasLessons)).toEqual([true, true])
})

test('[LE-06] a database from before its lessons gets them, and so does anyone who takes it', async () => {
  const { db } = world.server.platform
  await db.query('update enrolment set content_id = null where package_id = $1', [PEAK_BUOYANCY])
  await db.query('delete from course_content where package_id = $1', [PEAK_BUOYANCY])
  expect(await course()).toMatchObject({ lessons: 0, next: null })
  expect((await course())?.missing.map(({ step }) => step)).not.toContain('theory')
  await startAgain()
  expect(await course()).toMatchObject({ lessons: 4 })
})

/** What a start of the server does with the demo's courses. */
const startAgain = () => {
  const { platform } = world.server
  const diver = { affiliateId: 100001, name: 'diver' } as Parameters<typeof renewDemoTraining>[2]
  return platform.db.transaction((tx) => renewDemoTraining(platform, tx, diver))
}

/** As if the package in use came with an earlier release, whose wording differs. */
const ageContent = (packageId: string) =>
  world.server.platform.db.query('update course_content set digest = digest || $2 where package_id = $1', [
    packageId,
    'x',
  ])

const contentsOf = (packageId: string) =>
  world.server.platform.db.query<{ content_id: string }>(
    'select content_id from course_content where package_id = $1 order by published_at',
    [packageId],
  )

const contentTaken = async (affiliateId: number, packageId: string) => {
  const [row] = await world.server.platform.db.query<{ content_id: string }>(
    'select content_id from enrolment where affiliate_id = $1 and package_id = $2 and ended_at is null',
    [affiliateId, packageId],
  )
  return row?.content_id
}

test('[LE-06] new wording of our own courses reaches an existing database, and leaves what was begun alone', async () => {
  const begun = await contentTaken(STUDENT, OPEN_WATER)
  for (const packageId of [OPEN_WATER, PEAK_BUOYANCY]) await ageContent(packageId)
  await startAgain()
  const [, newest] = await contentsOf(PEAK_BUOYANCY)
  expect(newest).toBeDefined()
  expect(await contentTaken(STUDENT, PEAK_BUOYANCY)).toBe(newest?.content_id)
  expect(await contentsOf(OPEN_WATER)).toHaveLength(2)
  expect(await contentTaken(STUDENT, OPEN_WATER)).toBe(begun)
  await startAgain()
  expect(await contentsOf(OPEN_WATER)).toHaveLength(2)
})

test('[LE-06] our courses are built again only after their sources changed', async () => {
  const { db } = world.server.platform
  const count = async () => (await contentsOf(OPEN_WATER)).length
  await db.query(`update own_course_build set digest = digest || 'x'`)
  for (const packageId of [OPEN_WATER, NITROX, PEAK_BUOYANCY]) await ageContent(packageId)
  const before = await count()
  await startAgain()
  expect(await count()).toBe(before)
  await db.query(`update own_course_build set sources = 'older'`)
  await startAgain()
  expect(await count()).toBe(before + 1)
})

test('[LE-06] a package that the organization imported or withdrew is not replaced by ours', async () => {
  const { db } = world.server.platform
  await db.query('update course_content set imported_by = 900001 where package_id = $1', [NITROX])
  await db.query('update course_content set withdrawn_at = now() where package_id = $1', [PEAK_BUOYANCY])
  const count = async () => [(await contentsOf(NITROX)).length, (await contentsOf(PEAK_BUOYANCY)).length]
  const before = await count()
  for (const packageId of [NITROX, PEAK_BUOYANCY]) await ageContent(packageId)
  await startAgain()
  expect(await count()).toEqual(before)
})
