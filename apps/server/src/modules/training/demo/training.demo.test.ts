import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { enrolByCode } from '../enrolments/enrol-by-code.ts'
import { learning } from '../training.fixture.ts'
import { PEAK_BUOYANCY } from './demo-catalogue.ts'
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

test('[LE-06] a database from before its lessons gets them, and so does whoever takes it', async () => {
  const { platform } = world.server
  const { db } = platform
  await db.query('update enrolment set content_id = null where package_id = $1', [PEAK_BUOYANCY])
  await db.query('update course_content set withdrawn_at = now() where package_id = $1', [PEAK_BUOYANCY])
  expect(await course()).toMatchObject({ lessons: 0, next: null })
  expect((await course())?.missing.map(({ step }) => step)).not.toContain('theory')
  await db.query('update course_content set digest = $2 where package_id = $1', [PEAK_BUOYANCY, 'other'])
  const diver = { affiliateId: 100001, name: 'diver' } as Parameters<typeof renewDemoTraining>[2]
  await db.transaction((tx) => renewDemoTraining(platform, tx, diver))
  expect(await course()).toMatchObject({ lessons: 4 })
})
