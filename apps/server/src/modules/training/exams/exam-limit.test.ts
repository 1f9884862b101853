import type { AssessmentResultsWire, ExamLaunchWire, ExamWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { trainingOwnData } from '../own-data.ts'
import { learning, OPEN_WATER } from '../training.fixture.ts'
import { examKey, handIn } from './exam-key.fixture.ts'

let world: World<Server>
let ines: ReturnType<typeof learning>
let milo: ReturnType<typeof learning>
beforeAll(async () => {
  world = await startWorld(startServer)
  ines = learning(world.call('student'))
  milo = learning(world.call('teen'))
})

const { answersTo, sections } = examKey('open-water')
const LAUNCH = `/api/learning/courses/${OPEN_WATER}/launch`
const launch = (person: string, input = {}) =>
  world.call(person).post(LAUNCH, { activityId: 'exam', ...input })
const allow = (person: string, affiliateId: number) =>
  world
    .call(person)
    .post(`/api/learning/courses/${OPEN_WATER}/instructor/exam-allowance?affiliateId=${affiliateId}`)

async function examAttemptsOf(teacher: string, affiliateId: number) {
  const path = `/api/learning/courses/${OPEN_WATER}/instructor/assessmentresults?affiliateId=${affiliateId}`
  return ((await (await world.call(teacher).get(path)).json()) as AssessmentResultsWire).examAttempts
}

async function fail(person: ReturnType<typeof learning>): Promise<ExamWire> {
  const { attempt, exam } = await person.launchExam(OPEN_WATER)
  return (await person.answer(attempt.attemptId, handIn(answersTo(exam, 40)))).json()
}

async function problemOf(answer: Response) {
  const { problem, nextAt } = await answer.json()
  return { status: answer.status, problem, nextAt }
}

/** The failures of a person so far move into the past. */
const moveBack = (affiliateId: number, hours: number) =>
  world.server.platform.db.query(
    `update course_attempt set marked_at = marked_at - make_interval(hours => $2)
     where affiliate_id = $1 and status = 'failed'`,
    [affiliateId, hours],
  )

test('[TS-11] exams that are opened at the same moment are one attempt with one draw', async () => {
  const launched = await Promise.all(
    Array.from({ length: 8 }, (_, at) => launch('student', { startAnew: at > 3 })),
  )
  const exams = await Promise.all(launched.map(async (answer) => (await answer.json()) as ExamLaunchWire))
  expect(new Set(exams.map(({ attempt }) => attempt.attemptId)).size).toBe(1)
  for (const { exam } of exams) expect(exam).toEqual(exams[0]?.exam)
})

test('[TS-11] after three failures the next attempt waits until the first is 24 hours old', async () => {
  expect((await fail(ines)).attempts).toEqual({ left: 2, nextAt: null })
  await moveBack(100002, 20)
  expect((await fail(ines)).attempts).toEqual({ left: 1, nextAt: null })
  const { attempts, attemptId } = await fail(ines)
  expect(attempts.left).toBe(0)
  const waits = Date.parse(attempts.nextAt ?? '') - Date.now()
  expect(waits / 3_600_000).toBeGreaterThan(3.9)
  expect(waits / 3_600_000).toBeLessThan(4)
  const refused = { status: 409, problem: 'exam-attempts-used', nextAt: attempts.nextAt }
  expect(await problemOf(await launch('student'))).toEqual(refused)
  expect(await problemOf(await launch('student', { startAnew: true }))).toEqual(refused)
  const opened = await Promise.all(Array.from({ length: 6 }, () => launch('student')))
  expect(opened.map(({ status }) => status)).toEqual(Array(6).fill(409))
  expect(await ines.get<ExamWire>(`attempts/${attemptId}/exam`)).toMatchObject({ attempts })
})

test('[TS-11] starting the course anew does not end the wait', async () => {
  const { nextAt } = await problemOf(await launch('student'))
  await world.call('student').post(`/api/learning/courses/${OPEN_WATER}/enroll`, { startAnew: true })
  expect(await problemOf(await launch('student'))).toMatchObject({ problem: 'exam-attempts-used', nextAt })
  await moveBack(100002, 5)
  const { exam } = await ines.launchExam(OPEN_WATER)
  expect(exam.attempts).toEqual({ left: 1, nextAt: null })
})

test('[TS-11] an open exam goes on when the course starts anew: nobody reads a second draw', async () => {
  const before = await ines.launchExam(OPEN_WATER)
  await world.call('student').post(`/api/learning/courses/${OPEN_WATER}/enroll`, { startAnew: true })
  const after = await ines.launchExam(OPEN_WATER)
  expect(after.attempt).toMatchObject({ attemptId: before.attempt.attemptId, number: 1 })
  expect(after.enrolmentId).not.toBe(before.enrolmentId)
  expect(after.exam.questions).toEqual(before.exam.questions)
  const { attemptId } = after.attempt
  expect((await ines.answer(attemptId, handIn(answersTo(after.exam, 40)))).status).toBe(200)
  expect(await problemOf(await launch('student'))).toMatchObject({ problem: 'exam-attempts-used' })
})

test('[TS-11] a teacher of the student can end the wait, and nobody else', async () => {
  const leftNow = async () => (await examAttemptsOf('instructor', 100002))?.left
  for (const [person, status] of [
    ['student', 401],
    ['diver', 401],
    ['staff', 401],
  ] as const)
    expect([person, (await allow(person, 100002)).status]).toEqual([person, status])
  expect(await leftNow()).toBe(0)
  const [one, other] = await Promise.all([allow('instructor', 100002), allow('store', 100002)])
  for (const answer of [one, other]) expect(await answer.json()).toEqual({ left: 3, nextAt: null })
  const rows = await world.server.platform.db.query('select from exam_allowance where affiliate_id = 100002')
  expect(rows).toHaveLength(1)
  expect((await ines.launchExam(OPEN_WATER)).exam.attempts).toEqual({ left: 3, nextAt: null })
  expect(await trainingOwnData.ownData?.(world.server.platform.db, 100002)).toMatchObject({
    examAllowances: [{ title: 'Open Water Diver', allowedAt: expect.any(String) }],
  })
})

test('[TS-11] without a wait, an allowance changes nothing', async () => {
  const { attempts } = await fail(milo)
  expect(attempts).toEqual({ left: 2, nextAt: null })
  expect(await (await allow('instructor', 100006)).json()).toEqual(attempts)
  expect(await (await allow('instructor', 100001)).json()).toMatchObject({ left: 3 })
  expect((await allow('instructor', 100009)).status).toBe(401)
})

test('[TS-11] the results say how many attempts are left, and until when a student waits', async () => {
  expect(await examAttemptsOf('instructor', 100006)).toEqual({ left: 2, nextAt: null })
  await fail(milo)
  const { attempts } = await fail(milo)
  expect(await examAttemptsOf('instructor', 100006)).toEqual({ left: 0, nextAt: attempts.nextAt })
  const own = await milo.get<AssessmentResultsWire>(`courses/${OPEN_WATER}/assessmentresults`)
  expect(own.examAttempts).toEqual({ left: 0, nextAt: attempts.nextAt })
})

test('[TS-11] the next exam asks what this person was asked least, lesson by lesson', async () => {
  await moveBack(100006, 24)
  await fail(milo)
  const rows = await world.server.platform.db.query<{ id: string; times: number }>(
    `select q.value ->> 'id' as id, count(*)::int as times from exam_paper, json_array_elements(questions) q
     where affiliate_id = 100006 group by 1`,
  )
  const before = new Map(rows.map(({ id, times }) => [id, times]))
  const timesOf = (ids: readonly string[]) => ids.map((id) => before.get(id) ?? 0)
  const { exam } = await milo.launchExam(OPEN_WATER)
  const asked = new Set(exam.questions.map(({ id }) => id))
  for (const { pool } of sections) {
    const ids = pool.map(({ id }) => id)
    const drawn = timesOf(ids.filter((id) => asked.has(id)))
    const left = timesOf(ids.filter((id) => !asked.has(id)))
    expect(drawn).toHaveLength(8)
    expect(Math.max(...drawn)).toBeLessThanOrEqual(Math.min(...left))
  }
})

test.each([
  ['of 1999', '1999-01-01T00:00:00.000Z'],
  ['of next year', () => new Date(Date.now() + 365 * 86_400_000).toISOString()],
])('[TS-11] a hand-in time %s is replaced by the time of the server', async (_, claimed) => {
  await moveBack(100006, 24)
  const { attempt, exam } = await milo.launchExam(OPEN_WATER)
  const handedInAt = typeof claimed === 'string' ? claimed : claimed()
  const answer = await milo.answer(attempt.attemptId, handIn(answersTo(exam, 40), { handedInAt }))
  const { result } = (await answer.json()) as ExamWire
  expect(result?.handedInAt).toBe(result?.markedAt)
})
