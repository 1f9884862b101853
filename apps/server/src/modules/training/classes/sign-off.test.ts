import { createCaller, startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { addStoreMember } from '../center/store-member.store.ts'
import { trainingOwnData } from '../own-data.ts'
import { OPEN_WATER } from '../training.fixture.ts'
import { classesOf, HARBOUR, newId } from './classes.fixture.ts'

const INES = 100002
const KAI_ID = 200001
const LOG_COURSE = 'confined-water'

let world: World<Server>
let kai: ReturnType<typeof classesOf>
let students: string[]
let ines = ''
beforeAll(async () => {
  world = await startWorld(startServer)
  kai = classesOf(world, 'instructor')
  students = await kai.enrolments()
  const [row] = await world.server.platform.db.query<{ id: string }>(
    'select id from enrolment where affiliate_id = $1 and package_id = $2',
    [INES, OPEN_WATER],
  )
  ines = row?.id ?? ''
})

const shown = (name = 'Ines Duarte') => ({ [ines]: name })

/** A class with one session that all students but the last attended. */
async function aTaughtSession(session: Parameters<typeof kai.session>[2] = {}) {
  const of = { classId: newId(), sessionId: newId() }
  await kai.save(of.classId, { enrolmentIds: students })
  await kai.session(of.classId, of.sessionId, session)
  await kai.mark(
    of,
    students.map((id) => [id, id === ines ? 'present' : 'absent']),
  )
  return of
}

const CREATE = `mutation ($id: ID!, $input: TrainingLogInput!) {
  createTrainingLog(id: $id, input: $input) { id status version } }`

const sendLog = (number: number, course = LOG_COURSE, student = world.call('student')) =>
  student.graph('logbook', CREATE, {
    id: newId(),
    input: {
      ...{ dive_title: `Dive ${number}`, dive_date: '2026-05-14', dive_location: 'Reef', dive_type: 'Shore' },
      ...{ memsys_member_number: 500001, log_course: course, log_number: number, status: 'Pending' },
      depth_time: { max_depth: 3, bottom_time: 42, time_in: '09:12', time_out: '09:54' },
      skills: { dive_skills: ['hover'] },
    },
  })

const signedOf = async (classId: string) => (await kai.read(classId)).signOffs

test('[LE-09] one step signs off those present, says who and when, and once only', async () => {
  const of = await aTaughtSession({ dives: [1, 2] })
  expect((await kai.signOff(of, shown())).body).toMatchObject({ signed: 1 })
  expect(await signedOf(of.classId)).toMatchObject([
    { enrolmentId: ines, dives: [1, 2], signedBy: 'Kai Nakamura', memberNumber: 500001 },
  ])
  expect((await kai.signOff(of, shown())).body).toMatchObject({ signed: 0 })
  expect(await signedOf(of.classId)).toHaveLength(1)
})

test('[LE-09] it verifies the logs of these dives that wait for the instructor, and certifies nobody', async () => {
  const { db } = world.server.platform
  const of = await aTaughtSession({ dives: [4] })
  expect((await kai.read(of.classId)).logs).not.toContainEqual(expect.objectContaining({ dive: 4 }))
  await sendLog(4)
  await sendLog(5)
  expect((await kai.read(of.classId)).logs).toContainEqual({
    ...{ enrolmentId: ines, course: LOG_COURSE, dive: 4, isVerified: false, signableOn: ['2026-05-14'] },
  })
  expect(await kai.signOff(of, shown())).toEqual({
    status: 200,
    body: { signed: 1, verified: 1, renamed: [] },
  })
  const logs = await db.query<{ number: string; status: string; sealed: boolean }>(
    `select doc->>'log_number' as number, status, exists (select from dive_log_seal s where s.log_id = l.id) as sealed
     from dive_log l where affiliate_id = $1 and doc->>'log_course' = $2 and doc->>'log_number' in ('4', '5') order by 1`,
    [INES, LOG_COURSE],
  )
  expect(logs).toEqual([
    { number: '4', status: 'Verified', sealed: true },
    { number: '5', status: 'Pending', sealed: false },
  ])
  expect(await db.query('select from enrolment where id = $1 and certified_at is null', [ines])).toHaveLength(
    1,
  )
})

test('[LE-09] a log that comes later is verified by signing off again', async () => {
  const of = await aTaughtSession({ kind: 'open-water', dives: [3] })
  expect((await kai.signOff(of, shown())).body).toEqual({ signed: 1, verified: 0, renamed: [] })
  await sendLog(3, 'open-water')
  expect((await kai.signOff(of, shown())).body).toEqual({ signed: 0, verified: 1, renamed: [] })
})

const isWaiting = async (classId: string, dive: number) =>
  (await kai.read(classId)).logs.some(
    (log) => log.enrolmentId === ines && log.dive === dive && !log.isVerified,
  )

/** The days on which the sign-off of a session verifies a log of this dive. */
const signableOn = async (classId: string, dive: number, course = LOG_COURSE) =>
  (await kai.read(classId)).logs.find(
    (log) => log.enrolmentId === ines && log.dive === dive && log.course === course,
  )?.signableOn

test('[LE-09] [TS-15] a log of another day than the session waits for the review page', async () => {
  const of = await aTaughtSession({ dives: [3], date: '2001-01-01' })
  await sendLog(3)
  expect((await kai.signOff(of, shown())).body).toEqual({ signed: 1, verified: 0, renamed: [] })
  expect(await isWaiting(of.classId, 3)).toBe(true)
  expect(await signableOn(of.classId, 3)).toEqual(['2026-05-14'])
  const sameDay = await aTaughtSession({ dives: [3] })
  expect((await kai.signOff(sameDay, shown())).body).toEqual({ signed: 1, verified: 1, renamed: [] })
})

async function rename(firstName: string, lastName: string): Promise<void> {
  const account = (await (
    await world.call('student').get('/api/auth/user/student@fathom.test')
  ).json()) as Record<string, string>
  const { affiliateId, middleName, birthDate, gender } = account
  const answer = await world.call('student').put('/api/auth/user/update/student@fathom.test', {
    ...{ affiliateId, middleName, birthDate, gender, clientId: 'fathom-portal' },
    ...{ firstName, lastName },
  })
  expect(answer.status).toBe(200)
}

test('[LE-09] [TS-15] a log that was sent under another name than the class shows waits for the review page', async () => {
  const of = await aTaughtSession({ kind: 'open-water', dives: [4] })
  await rename('Zoe', 'Faker')
  const renamed = await world.signIn('student')
  await sendLog(
    4,
    'open-water',
    createCaller(world.url, async () => renamed),
  )
  await rename('Ines', 'Duarte')
  expect((await kai.read(of.classId)).students.map(({ name }) => name)).toContain('Ines Duarte')
  expect((await kai.signOff(of, shown())).body).toEqual({ signed: 1, verified: 0, renamed: [] })
  expect(await isWaiting(of.classId, 4)).toBe(true)
  expect(await signableOn(of.classId, 4, 'open-water')).toEqual([])
  const sealed = await world.server.platform.db.query(`select from dive_log_seal where diver = 'Zoe Faker'`)
  expect(sealed).toEqual([])
})

test('[LE-09] [TS-15] a student who was renamed since the class was shown is not signed off, the others are', async () => {
  const of = await aTaughtSession({ dives: [2] })
  const other = students.find((id) => id !== ines) ?? ''
  await kai.mark(of, [[other, 'present']])
  const names = new Map(
    (await kai.read(of.classId)).students.map((one) => [one.course.enrolmentId, one.name]),
  )
  const both = { ...shown(), [other]: names.get(other) ?? '' }
  await rename('Zoe', 'Faker')
  expect((await kai.signOff(of, both)).body).toEqual({ signed: 1, verified: 0, renamed: ['Ines Duarte'] })
  expect((await signedOf(of.classId)).map(({ enrolmentId }) => enrolmentId)).toEqual([other])
  expect((await kai.signOff(of, shown('Zoe Faker'))).body).toMatchObject({ signed: 1, renamed: [] })
  await rename('Ines', 'Duarte')
})

test('[LE-09] refuses who was absent, who is not in the class, and a session without dives or still to come', async () => {
  const of = await aTaughtSession()
  const absent = students.find((id) => id !== ines) ?? ''
  expect((await kai.signOff(of, { ...shown(), [absent]: 'Milo Hart' })).body.problem).toBe('not-present')
  expect((await kai.signOff(of, { [newId()]: 'Ines Duarte' })).status).toBe(404)
  expect(await signedOf(of.classId)).toEqual([])
  const theory = await aTaughtSession({ kind: 'theory', dives: [] })
  expect((await kai.signOff(theory, shown())).body.problem).toBe('nothing-to-sign-off')
  const later = await aTaughtSession({ date: '2099-05-14' })
  expect((await kai.signOff(later, shown())).body.problem).toBe('session-not-begun')
})

test('[LE-09] who was present and was taken out of the class since is still signed off, and nobody who went elsewhere', async () => {
  const { db } = world.server.platform
  const of = await aTaughtSession()
  const others = students.filter((id) => id !== ines)
  const { version } = await kai.read(of.classId)
  expect((await kai.save(of.classId, { enrolmentIds: others, version })).status).toBe(204)
  const record = await kai.read(of.classId)
  const idsOf = (rows: typeof record.students = []) => rows.map(({ course }) => course.enrolmentId)
  expect([idsOf(record.students).includes(ines), idsOf(record.former)]).toEqual([false, [ines]])
  await db.query('update enrolment set store_number = 7002, member_number = null where id = $1', [ines])
  expect((await kai.read(of.classId)).former).toEqual([])
  expect((await kai.signOff(of, shown())).status).toBe(404)
  await db.query('update enrolment set store_number = 7001, member_number = 500001 where id = $1', [ines])
  expect((await kai.signOff(of, shown())).body).toMatchObject({ signed: 1 })
  expect(await signedOf(of.classId)).toMatchObject([{ enrolmentId: ines }])
})

test('[LE-09] only the class’s instructor signs, and with a fresh authentication', async () => {
  const of = await aTaughtSession()
  expect((await classesOf(world, 'store').signOff(of, shown())).body.problem).toBe('not-the-instructor')
  expect((await classesOf(world, 'student').signOff(of, shown())).status).toBe(404)
  const { db } = world.server.platform
  const age = (interval: string) =>
    db.query(
      `update web_session set authenticated_at = authenticated_at + $2::interval where affiliate_id = $1`,
      [KAI_ID, interval],
    )
  await age('-1 hour')
  expect((await kai.signOff(of, shown())).body.problem).toBe('authentication-needed')
  await age('1 hour')
  expect((await kai.signOff(of, shown())).status).toBe(200)
})

test('[LE-09] a session that had begun is signed off by the person who taught it, not by the next instructor', async () => {
  const { db } = world.server.platform
  await db.query(
    `insert into participant (kind, number, affiliate_id, name, address_line_1, city, country_id)
     values ('member', 500778, 100001, 'Ama Boateng', '', 'Accra', 'GH')`,
  )
  await addStoreMember(db, HARBOUR, 500778)
  const store = classesOf(world, 'store')
  const of = { classId: newId(), sessionId: newId() }
  await store.save(of.classId, { memberNumber: 500778, enrolmentIds: students })
  await store.session(of.classId, of.sessionId)
  await store.mark(of, [[ines, 'present']])
  await store.save(of.classId, { enrolmentIds: students, version: 1 })
  expect((await kai.signOff(of, shown())).body.problem).toBe('not-the-instructor')
  const [session] = (await kai.read(of.classId)).sessions
  expect(session).toMatchObject({ maySign: false, taughtBy: 'Ama Boateng' })
  const next = { ...of, sessionId: newId() }
  await kai.session(next.classId, next.sessionId)
  await kai.mark(next, [[ines, 'present']])
  expect((await kai.signOff(next, shown())).body.signed).toBe(1)
  await kai.session(of.classId, of.sessionId, { date: '2026-05-15', version: 1 })
  expect((await kai.signOff(of, shown())).body.signed).toBe(1)
})

test('[LE-09] a signature needs a membership that was active on the day of the session', async () => {
  const { db } = world.server.platform
  const of = await aTaughtSession()
  const endsOn = (day: string) =>
    db.query('update membership set renewal_date = $2 where affiliate_id = $1', [KAI_ID, day])
  await endsOn('2026-05-13')
  expect((await kai.signOff(of, shown())).body.problem).toBe('membership-not-active')
  await endsOn('2026-05-14')
  expect((await kai.signOff(of, shown())).body.signed).toBe(1)
})

test('[LE-09] a sign-off is corrected with a reason, which stays on record with it', async () => {
  const of = await aTaughtSession()
  await kai.signOff(of, shown())
  const [signed] = await signedOf(of.classId)
  const withdraw = (reason: string, person = kai) =>
    person.put(`${of.classId}/sign-offs/${signed?.signOffId}/withdrawal`, { reason })
  expect((await withdraw(' ')).status).toBe(400)
  expect((await withdraw('Wrong', classesOf(world, 'store'))).body.problem).toBe('not-the-instructor')
  expect((await kai.removeSession(of.classId, of.sessionId)).body.problem).toBe('session-signed-off')
  expect((await kai.session(of.classId, of.sessionId, { dives: [2], version: 1 })).body.problem).toBe(
    'session-signed-off',
  )
  expect((await kai.mark(of, [[ines, 'absent']])).body.problem).toBe('session-signed-off')
  expect((await kai.mark(of, [[ines, 'present']])).status).toBe(204)
  expect((await withdraw('Ines left early')).status).toBe(204)
  expect((await withdraw('Another reason')).status).toBe(204)
  expect(await signedOf(of.classId)).toEqual([])
  expect((await kai.mark(of, [[ines, 'absent']])).status).toBe(204)
  expect((await kai.mark(of, [[ines, 'present']])).status).toBe(204)
  expect((await kai.signOff(of, shown())).body.signed).toBe(1)
  const rows = await world.server.platform.db.query(
    `select reason, withdrawn_by::int as by from class_sign_off where class_id = $1 order by signed_at`,
    [of.classId],
  )
  expect(rows).toEqual([
    { reason: 'Ines left early', by: KAI_ID },
    { reason: null, by: null },
  ])
})

test('[LE-09] the student’s own archive has the class, the attendance and the sign-offs', async () => {
  const of = await aTaughtSession({ place: 'Pool of the archive' })
  await kai.signOff(of, shown())
  const { classes } = (await trainingOwnData.ownData(world.server.platform.db, INES)) as {
    classes: { sessions: { location: string }[] }[]
  }
  const sessions = classes.flatMap((one) => one.sessions)
  expect(sessions.find(({ location }) => location === 'Pool of the archive')).toMatchObject({
    session: 'pool',
    attendance: 'present',
    signOffs: [{ signedBy: 'Kai Nakamura', covers: [1], withdrawnAt: null }],
  })
})

test('[LE-09] a deleted account leaves the class, and the class still works', async () => {
  const of = await aTaughtSession()
  await kai.signOff(of, shown())
  const { db, jobs } = world.server.platform
  await db.query(`update account set delete_after = now() - interval '1 day' where affiliate_id = $1`, [INES])
  await jobs.send(db, 'account.forget', { affiliateId: INES })
  await expect
    .poll(async () => (await kai.read(of.classId)).students.length, { timeout: 20_000 })
    .toBe(students.length - 1)
  expect(await signedOf(of.classId)).toEqual([])
  const stays = await db.query('select from class_sign_off where class_id = $1', [of.classId])
  expect(stays).toHaveLength(1)
})
