import type { ClassesWire, MissedQuestionsWire, MyClassesWire } from '@fathom/contract/training/classes'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { addStoreMember } from '../center/store-member.store.ts'
import { NITROX, OPEN_WATER } from '../training.fixture.ts'
import { classesOf, HARBOUR, newId } from './classes.fixture.ts'
import { listTaughtClassData } from './own-data.ts'

const AMA = 500777
const INES = 100002

let world: World<Server>
let kai: ReturnType<typeof classesOf>
let store: ReturnType<typeof classesOf>
let students: string[]
beforeAll(async () => {
  world = await startWorld(startServer)
  kai = classesOf(world, 'instructor')
  store = classesOf(world, 'store')
  students = await kai.enrolments()
  const { db } = world.server.platform
  await db.query(
    `insert into participant (kind, number, affiliate_id, name, address_line_1, city, country_id)
     values ('member', $1, 100001, 'Ama Boateng', '', 'Accra', 'GH')`,
    [AMA],
  )
  await addStoreMember(db, HARBOUR, AMA)
})

const inesEnrolment = async () => {
  const [row] = await world.server.platform.db.query<{ id: string }>(
    'select id from enrolment where affiliate_id = $1 and package_id = $2 and ended_at is null',
    [INES, OPEN_WATER],
  )
  return row?.id ?? ''
}

test('[LE-09] an instructor makes a class of students of a course, and the dive center sees it too', async () => {
  const classId = newId()
  expect(students.length).toBeGreaterThan(1)
  expect(await kai.save(classId, { enrolmentIds: students })).toEqual({ status: 204, body: null })
  const record = await kai.read(classId)
  expect(record).toMatchObject({
    name: 'Open water, May',
    title: 'Open Water Diver',
    memberName: 'Kai Nakamura',
    storeName: 'Harbour Divers',
    maySign: true,
    version: 1,
  })
  expect(record.students.map(({ course }) => course.enrolmentId).sort()).toEqual([...students].sort())
  expect(record.students[0]?.course).toHaveProperty('formsInTheWay')
  expect(await store.read(classId)).toMatchObject({ name: 'Open water, May', maySign: false })
  const listed: ClassesWire = (await store.get('classes')).body
  expect(listed.find((one) => one.classId === classId)).toMatchObject({ students: students.length })
})

test('[LE-09] saving again changes nothing, and an older version is refused', async () => {
  const classId = newId()
  await kai.save(classId, { enrolmentIds: students })
  expect((await kai.save(classId, { enrolmentIds: students })).status).toBe(204)
  expect((await kai.read(classId)).version).toBe(1)
  expect((await kai.save(classId, { name: 'Renamed', version: 1 })).status).toBe(204)
  expect((await kai.read(classId)).students).toEqual([])
  expect(await kai.save(classId, { name: 'Late', version: 1 })).toMatchObject({
    status: 409,
    body: { problem: 'stale', version: 2 },
  })
})

test('[LE-09] a class changes its course until attendance is recorded, and never its dive center', async () => {
  const [classId, sessionId] = [newId(), newId()]
  await kai.save(classId, { enrolmentIds: students })
  await kai.session(classId, sessionId, { dives: [2] })
  const moved = (change: Parameters<typeof kai.save>[1]) => kai.save(classId, { name: 'Moved', ...change })
  expect((await moved({ storeNumber: null, version: 1 })).body.problem).toBe('class-course-fixed')
  expect((await moved({ packageId: newId(), version: 1 })).status).toBe(404)
  expect((await kai.read(classId)).isCourseFixed).toBe(false)
  expect((await moved({ packageId: NITROX, version: 1 })).status).toBe(204)
  expect(await kai.read(classId)).toMatchObject({
    ...{ packageId: NITROX, title: 'Enriched Air Nitrox', students: [] },
    sessions: [{ dives: [], version: 2 }],
  })
  expect((await moved({ enrolmentIds: students, version: 2 })).status).toBe(204)
  await kai.mark({ classId, sessionId }, [[students[0] ?? '', 'absent']])
  expect((await kai.read(classId)).isCourseFixed).toBe(true)
  expect((await moved({ packageId: NITROX, version: 3 })).body.problem).toBe('class-course-fixed')
})

test('[LE-09] a class of 500 is refused with the limit', async () => {
  const refused = await kai.save(newId(), { enrolmentIds: Array.from({ length: 500 }, newId) })
  expect(refused).toMatchObject({ status: 422, body: { problem: 'class-too-large', most: 40 } })
})

test('[LE-09] only students of the course, of that instructor or dive center, are in a class', async () => {
  const { db } = world.server.platform
  const [foreign] = await db.query<{ id: string }>(
    `insert into enrolment (affiliate_id, package_id, store_number, enrolled_at) values (100009, $1, 7999, now())
     returning id`,
    [OPEN_WATER],
  )
  const [other] = await db.query<{ id: string }>(
    `select id from enrolment where package_id = $1 and store_number = $2 and certified_at is null`,
    [NITROX, HARBOUR],
  )
  const [own] = await db.query<{ id: string }>(
    `insert into enrolment (affiliate_id, package_id, store_number, enrolled_at) values (200001, $1, $2, now())
     returning id`,
    [OPEN_WATER, HARBOUR],
  )
  for (const { id } of [foreign, other, own].filter((row) => row !== undefined)) {
    const classId = newId()
    expect(await kai.save(classId, { enrolmentIds: [...students, id] })).toMatchObject({ status: 404 })
    expect((await kai.get(`classes/${classId}`)).status).toBe(404)
  }
  expect((await kai.choices()).students.map(({ enrolmentId }) => enrolmentId)).not.toContain(foreign?.id)
})

test('[LE-09] a class can be made of any course for divers, those with students first', async () => {
  const { courses, students: taught } = await store.choices()
  const hasStudents = courses.map(({ packageId }) => taught.some((one) => one.packageId === packageId))
  expect(hasStudents).toEqual([...hasStudents].sort((one, other) => Number(other) - Number(one)))
  expect(hasStudents).toContain(false)
  const [pro] = await world.server.platform.db.query<{ id: string }>(
    `select package_id as id from course where kind = 'pro'`,
  )
  expect(pro).toBeDefined()
  expect(courses.map(({ packageId }) => packageId)).not.toContain(pro?.id)
})

test('[LE-09] a dive center chooses among its instructors; an instructor makes no class for another', async () => {
  const classId = newId()
  expect((await store.save(classId, { memberNumber: AMA })).status).toBe(204)
  expect((await kai.get(`classes/${classId}`)).status).toBe(404)
  expect((await kai.save(classId, { name: 'Taken over' })).status).toBe(404)
  expect((await kai.save(newId(), { memberNumber: AMA })).body.problem).toBe('instructor-not-affiliated')
  expect((await store.save(newId(), { memberNumber: 500999 })).body.problem).toBe('instructor-not-affiliated')
  expect((await store.save(newId(), { storeNumber: null })).body.problem).toBe('instructor-not-affiliated')
  for (const person of ['student', 'diver', 'staff']) {
    expect((await classesOf(world, person).get('classes')).status, person).toBe(403)
    expect((await classesOf(world, person).get(`classes/${classId}`)).status, person).toBe(404)
  }
})

test('[LE-09] a student who changes the dive center is no longer in the class', async () => {
  const { db } = world.server.platform
  const classId = newId()
  const ines = await inesEnrolment()
  await kai.save(classId, { enrolmentIds: students })
  const before = await db.query('select store_number, member_number from enrolment where id = $1', [ines])
  await db.query('update enrolment set store_number = 7999, member_number = null where id = $1', [ines])
  const ids = (await kai.read(classId)).students.map(({ course }) => course.enrolmentId)
  expect(ids).toHaveLength(students.length - 1)
  expect(ids).not.toContain(ines)
  await db.query('update enrolment set store_number = $2, member_number = $3 where id = $1', [
    ines,
    ...Object.values(before[0] ?? {}),
  ])
  expect((await kai.read(classId)).students).toHaveLength(students.length)
})

test('[LE-09] archiving a class can be undone, and takes it off the students’ calendars', async () => {
  const classId = newId()
  await kai.save(classId, { enrolmentIds: students })
  const mine = async () =>
    ((await classesOf(world, 'student').get('my-classes')).body as MyClassesWire).some(
      (one) => one.classId === classId,
    )
  expect(await mine()).toBe(true)
  expect((await kai.put(`${classId}/closed`, { isClosed: true })).status).toBe(204)
  expect((await kai.read(classId)).closedAt).not.toBeNull()
  expect(await mine()).toBe(false)
  await kai.put(`${classId}/closed`, { isClosed: false })
  expect((await kai.read(classId)).closedAt).toBeNull()
  expect(await mine()).toBe(true)
})

test('[LE-09] a class with a session to come is not over and can’t be archived', async () => {
  const classId = newId()
  const sessionId = newId()
  await kai.save(classId)
  await kai.session(classId, newId(), { date: '2020-05-14' })
  await kai.session(classId, sessionId, { date: '2099-05-14' })
  expect(await kai.put(`${classId}/closed`, { isClosed: true })).toMatchObject({
    status: 409,
    body: { problem: 'class-not-over' },
  })
  expect((await kai.read(classId)).closedAt).toBeNull()
  await kai.removeSession(classId, sessionId)
  expect((await kai.put(`${classId}/closed`, { isClosed: true })).status).toBe(204)
})

test('[LE-09] the own archive of an instructor and of a dive center has the classes that they teach', async () => {
  const classId = newId()
  await kai.save(classId, { name: 'Taught in May', enrolmentIds: students })
  await kai.session(classId, newId())
  await kai.put(`${classId}/closed`, { isClosed: true })
  const { db } = world.server.platform
  const owners = await db.query<{ affiliate_id: string }>(
    `select affiliate_id from participant where (kind, number) in (('member', 500001), ('store', $1))`,
    [HARBOUR],
  )
  for (const { affiliate_id } of owners) {
    const taught = await listTaughtClassData(db, Number(affiliate_id))
    expect(taught.find(({ name }) => name === 'Taught in May')).toMatchObject({
      title: 'Open Water Diver',
      closedAt: expect.any(String),
      students: students.length,
      sessions: [{ date: '2026-05-14', session: 'pool', covers: [1] }],
    })
  }
  expect(owners).toHaveLength(2)
  expect(await listTaughtClassData(db, INES)).toEqual([])
})

test('[LE-09] a session has the local time of its place; deleting it can be undone', async () => {
  const classId = newId()
  const sessionId = newId()
  await kai.save(classId, { enrolmentIds: students })
  expect((await kai.session(classId, sessionId)).status).toBe(204)
  expect((await kai.session(classId, sessionId)).status).toBe(204)
  expect((await kai.read(classId)).sessions).toMatchObject([
    { kind: 'pool', begins: '2026-05-14T06:00:00.000Z', ends: '2026-05-14T09:30:00.000Z', version: 1 },
  ])
  expect((await kai.session(classId, sessionId, { note: 'Bring fins' })).body.problem).toBe('stale')
  await kai.session(classId, sessionId, { note: 'Bring fins', version: 1 })
  expect((await kai.removeSession(classId, sessionId)).status).toBe(204)
  expect((await kai.read(classId)).sessions).toEqual([])
  await kai.session(classId, sessionId, { version: 3 })
  expect((await kai.read(classId)).sessions).toHaveLength(1)
})

test('[LE-09] refuses a session that ends first, in an unknown zone, or with dives that the course lacks', async () => {
  const classId = newId()
  await kai.save(classId)
  const tried = async (change: Parameters<typeof kai.session>[2]) => kai.session(classId, newId(), change)
  expect((await tried({ endsAt: '09:00' })).body.problem).toBe('ends-before-start')
  expect((await tried({ startsAt: '17:00', endsAt: '13:30' })).body.problem).toBe('session-too-long')
  expect((await tried({ dives: [6] })).body.problem).toBe('no-such-dive')
  expect((await tried({ kind: 'theory', dives: [1] })).body.problem).toBe('no-such-dive')
  expect((await tried({ timeZone: 'Mars/Olympus' })).status).toBe(400)
  expect((await tried({ date: '2026-02-30' })).status).toBe(400)
  expect((await tried({ startsAt: '22:00', endsAt: '00:30' })).status).toBe(204)
  expect((await kai.read(classId)).sessions[0]?.ends).toBe('2026-05-14T21:30:00.000Z')
})

test('[LE-09] attendance: an older mark from a device never replaces a newer one', async () => {
  const of = { classId: newId(), sessionId: newId() }
  await kai.save(of.classId, { enrolmentIds: students })
  await kai.session(of.classId, of.sessionId)
  const [one = '', two = ''] = students
  const marks = async () =>
    Object.fromEntries(
      (await kai.read(of.classId)).attendance.map(({ enrolmentId, mark }) => [enrolmentId, mark]),
    )
  expect(
    (
      await kai.mark(
        of,
        students.map((id) => [id, 'present']),
      )
    ).status,
  ).toBe(204)
  expect(Object.keys(await marks())).toHaveLength(students.length)
  await kai.mark(of, [[one, 'absent']], '2026-05-14T08:00:00.000Z')
  expect((await marks())[one]).toBe('present')
  await kai.mark(of, [[one, 'absent']])
  await kai.mark(of, [[two, null]])
  expect(await marks()).toMatchObject({ [one]: 'absent' })
  expect(await marks()).not.toHaveProperty(two)
  expect((await kai.mark(of, [[newId(), 'present']])).status).toBe(404)
  expect((await classesOf(world, 'student').mark(of, [[one, 'present']])).status).toBe(404)
  const [mine] = ((await classesOf(world, 'student').get('my-classes')).body as MyClassesWire).filter(
    ({ classId }) => classId === of.classId,
  )
  expect(mine?.sessions).toHaveLength(1)
})

test('[LE-09] nobody is present before the day of a session; a mark can be taken away', async () => {
  const of = { classId: newId(), sessionId: newId() }
  await kai.save(of.classId, { enrolmentIds: students })
  await kai.session(of.classId, of.sessionId, { date: '2099-05-14' })
  const [one = ''] = students
  expect(await kai.mark(of, [[one, 'present']])).toMatchObject({
    status: 409,
    body: { problem: 'session-not-begun' },
  })
  expect((await kai.read(of.classId)).attendance).toEqual([])
  expect((await kai.mark(of, [[one, null]])).status).toBe(204)
})

test('[LE-09] the calendar is an iCalendar file for teachers and students of the class, and for nobody else', async () => {
  const classId = newId()
  await kai.save(classId, { name: 'May; early, class', enrolmentIds: students })
  await kai.session(classId, newId(), { place: 'Reef Hotel, pool 2; first floor', note: 'Fins\nMask' })
  const text = await kai.text(`${classId}/calendar.ics`)
  expect(text).toContain('X-WR-CALNAME:May\\; early\\, class\r\n')
  expect(text).toContain('DTSTART:20260514T060000Z\r\nDTEND:20260514T093000Z\r\n')
  expect(text).toContain('SUMMARY:May\\; early\\, class · Pool · Dive 1 · Open Water Diver\r\n')
  expect(text).toContain('LOCATION:Reef Hotel\\, pool 2\\; first floor\r\n')
  expect(text).toContain('DESCRIPTION:Fins\\nMask\r\n')
  expect(await classesOf(world, 'student').text(`${classId}/calendar.ics`)).toBe(text)
  expect((await classesOf(world, 'diver').get(`classes/${classId}/calendar.ics`)).status).toBe(404)
})

test('[LE-09] the CSV has the students of the class, from the same engine as the dive center’s list', async () => {
  const classId = newId()
  await kai.save(classId, { enrolmentIds: [await inesEnrolment()] })
  const lines = (await kai.text(`${classId}/students.csv`)).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('Ines Duarte,Open Water Diver,Kai Nakamura')
})

test('[LE-09] the questions most often missed come first, each student counted once', async () => {
  const classId = newId()
  await kai.save(classId, { enrolmentIds: students })
  const questions: MissedQuestionsWire = (await kai.get(`classes/${classId}/questions`)).body
  expect(questions.length).toBeGreaterThan(2)
  const counts = questions.map(({ missedBy }) => missedBy)
  expect(counts).toEqual([...counts].sort((one, other) => other - one))
  expect(questions.every(({ missedBy, answeredBy }) => missedBy <= answeredBy)).toBe(true)
  expect(Math.max(...questions.map(({ answeredBy }) => answeredBy))).toBeLessThanOrEqual(students.length)
})
