import { randomUUID } from 'node:crypto'
import type { DiveLogWire } from '@fathom/contract/logbook'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../app/start.ts'
import { enrolByCode } from '../training/index.ts'
import { aTrainingLog, created, type GraphUser, graphAs, newId } from './logbook.fixture.ts'

const STUDENT = 100002
const courseId = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A course that only the catalog has, as after an import. */
const SIDEMOUNT = randomUUID()

let world: World<Server>
let student: GraphUser
let kai: GraphUser
beforeAll(async () => {
  world = await startWorld(startServer)
  student = graphAs(world, 'student')
  kai = graphAs(world, 'instructor')
  const { db } = world.server.platform
  const requirements = {
    ...{ theory: true, release: true, medical: true, photo: true },
    skills: { course: 'sidemount-pool', count: 1 },
    dives: { course: 'sidemount', count: 2 },
  }
  await db.query(
    `insert into course (package_id, level, kind, sellable, tags, dives, minutes, scene, requirements, position)
     values ($1, 'continuing', 'consumer', true, '{}', 2, 60, 'reef', $2, 99)`,
    [SIDEMOUNT, JSON.stringify(requirements)],
  )
  await db.query(
    `insert into course_text (package_id, culture, title, summary)
     values ($1, 'en-US', 'Sidemount Diver', ''), ($1, 'de-DE', 'Sidemount-Taucher', '')`,
    [SIDEMOUNT],
  )
})

type LogCourses = { logCourses: { course: string; title: string; confined_water: boolean; dives: number }[] }

const enrol = (packageId: string) =>
  world.server.platform.db.transaction((tx) =>
    enrolByCode(tx, {
      affiliateId: STUDENT,
      packageId,
      storeNumber: 7001,
      culture: 'en-US',
      now: new Date(),
    }),
  )
const missing = async (packageId: string, step: 'skills' | 'dives') => {
  const answer = await world.call('student').get(`/api/learning/courses/${packageId}`)
  const { enrolment } = (await answer.json()) as { enrolment: { missing: { step: string }[] } }
  return enrolment.missing.find((each) => each.step === step)
}
const log = (course: string, number: number | null) =>
  aTrainingLog({ status: 'Pending', log_course: course, log_number: number })
const send = (course: string, number: number) => created(student, 'Training', log(course, number))
const verify = (...logs: DiveLogWire[]) =>
  kai.ask('VerifyLogs', {
    logs: logs.map(({ id, affiliate_id, version }) => ({ id, affiliate_id, version })),
  })

test('[LE-05] lists every course of the catalog that requires dives, in its order', async () => {
  const { logCourses } = await student.ask<LogCourses>('LogCourses')
  expect(logCourses.map(({ course, dives }) => [course, dives])).toEqual([
    ['discover-scuba', 1],
    ['confined-water', 5],
    ['open-water', 4],
    ['buoyancy', 2],
    ['night', 3],
    ['dry-suit', 2],
    ['advanced', 5],
    ['rescue', 4],
    ['sidemount-pool', 1],
    ['sidemount', 2],
  ])
  expect(logCourses.slice(-2)).toEqual([
    { course: 'sidemount-pool', title: 'Sidemount Diver', confined_water: true, dives: 1 },
    { course: 'sidemount', title: 'Sidemount Diver', confined_water: false, dives: 2 },
  ])
})

test.each([
  ['buoyancy', courseId(4), 2],
  ['night', courseId(5), 3],
  ['dry-suit', courseId(6), 2],
  ['discover-scuba', courseId(7), 1],
  ['sidemount', SIDEMOUNT, 2],
])('[LE-05] dives of %s are logged, verified and counted', async (course, packageId, of) => {
  await enrol(packageId)
  expect(await missing(packageId, 'dives')).toMatchObject({ done: 0, of })
  for (let number = 1; number <= of; number++) {
    await verify(await send(course, number))
    expect(await missing(packageId, 'dives')).toMatchObject({ done: number, of })
  }
  expect(await missing(packageId, 'dives')).toMatchObject({ state: 'done' })
})

test('[LE-05] the confined water sessions of an imported course count on their own', async () => {
  await enrol(SIDEMOUNT)
  expect(await missing(SIDEMOUNT, 'skills')).toMatchObject({ done: 0, of: 1 })
  await verify(await send('sidemount-pool', 1))
  expect(await missing(SIDEMOUNT, 'skills')).toMatchObject({ done: 1, of: 1, state: 'done' })
})

test.each([
  ['a course that the catalog does not have', 'unheard-of', 1, 'course', 'Select a course from the list'],
  ['a course that requires no dives', 'nitrox', 1, 'course', 'Select a course from the list'],
  ['a dive beyond those of the course', 'buoyancy', 3, 'number', 'Select a dive of this course'],
  ['a course without its dive', 'buoyancy', null, 'number', 'Select a dive of this course'],
])('[LE-05] refuses to send %s, and stores it as a draft', async (_, course, number, field, words) => {
  const input = log(course, number)
  expect(await student.refused('CreateTrainingLog', { id: newId(), input })).toMatchObject({
    problem: 'invalid-log',
    status: 422,
    errors: [words],
    problems: [{ section: 'dive', field }],
  })
  const draft = await created(student, 'Training', { ...input, status: 'Draft' })
  expect(draft).toMatchObject({ status: 'Draft', log_course: course })
  const sent = { id: draft.id, version: draft.version, input: { status: 'Pending' } }
  expect(await student.refused('UpdateTrainingLog', sent)).toMatchObject({ problems: [{ field }] })
})
