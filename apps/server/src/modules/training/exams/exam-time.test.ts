import type { ExamAccommodationStateWire, ExamWire } from '@fathom/contract/training'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { trainingOwnData } from '../own-data.ts'
import { anAnswer, learning, OPEN_WATER } from '../training.fixture.ts'
import { examKey, handIn } from './exam-key.fixture.ts'

const INES = 100002
const BANK = `/api/learning/exams/banks/${OPEN_WATER}/en-US`
const ACCOMMODATION = `/api/learning/courses/${OPEN_WATER}/instructor/exam-accommodation?affiliateId=${INES}`
const MINUTE_MS = 60_000
const { answersTo } = examKey('open-water')

let world: World<Server>
let ines: ReturnType<typeof learning>
beforeAll(async () => {
  world = await startWorld(startServer)
  ines = learning(world.call('student'))
})

const setPlan = async (more: object) => {
  const change = { count: 40, passMark: 0.75, minutes: 30, limits: { attempts: 9, pauseHours: 24 }, ...more }
  const answer = await world.call('staff').put(BANK, change)
  expect(answer.status).toBe(200)
  return answer.json()
}

/** The exam was drawn and started so many minutes earlier. */
const moveBack = (attemptId: string, minutes: number) =>
  world.server.platform.db.query(
    `update exam_paper set drawn_at = drawn_at - make_interval(mins => $2),
       started_at = started_at - make_interval(mins => $2) where attempt_id = $1`,
    [attemptId, minutes],
  )

async function start() {
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  expect(exam.time).toMatchObject({ startedAt: null, endsAt: null })
  const { attemptId } = attempt
  const send = async (more: Parameters<typeof anAnswer>[0]) =>
    (await (await ines.answer(attemptId, anAnswer(more))).json()) as ExamWire
  return { attemptId, exam, send }
}

test('[TS-11] staff set the time limit, the attempts and the pause of an exam', async () => {
  const limits = { attempts: 2, pauseHours: 3 }
  expect(await setPlan({ limits })).toMatchObject({ minutes: 30, limits })
  expect(await (await world.call('staff').get(BANK)).json()).toMatchObject({ minutes: 30, limits })
  const { exam, attemptId } = await start()
  expect(exam).toMatchObject({ attempts: { left: 2, nextAt: null }, time: { minutes: 30 } })
  const failed = await ines.answer(attemptId, handIn(answersTo(exam, 40)))
  expect(await failed.json()).toMatchObject({ attempts: { left: 1, nextAt: null } })
  const { exam: next, attemptId: second } = await start()
  const again = (await (await ines.answer(second, handIn(answersTo(next, 40)))).json()) as ExamWire
  const waits = Date.parse(again.attempts.nextAt ?? '') - Date.now()
  expect(Math.round(waits / 3_600_000)).toBe(3)
  for (const wrong of [{ minutes: 0 }, { minutes: 601 }, { limits: { attempts: 0, pauseHours: 1 } }])
    expect((await world.call('staff').put(BANK, { count: 40, passMark: 0.75, ...wrong })).status).toBe(400)
  await setPlan({})
})

test('[TS-11] the time runs from the start; questions may stay open only when it is up', async () => {
  const { attemptId, exam, send } = await start()
  const begun = await send({ startedAt: new Date().toISOString() })
  const { startedAt, endsAt } = begun.time ?? {}
  expect(Date.parse(endsAt ?? '') - Date.parse(startedAt ?? '')).toBe(30 * MINUTE_MS)
  const [first = '', second = ''] = exam.questions.map(({ id }) => id)
  expect((await send({ given: { [first]: 0 } })).time?.startedAt).toBe(startedAt)
  expect(await send({ given: {}, handIn: true })).toMatchObject({ problem: 'exam-unanswered' })
  await moveBack(attemptId, 30)
  const marked = await send({ given: { [second]: 0 }, handIn: true })
  expect(marked).toMatchObject({ given: { [first]: 0, [second]: 0 }, result: { status: 'failed', of: 40 } })
})

test('[TS-11] an answer after the end does not count, and the exam is marked as of its end', async () => {
  const { attemptId, exam, send } = await start()
  const rights = answersTo(exam, 0)
  const [first = ''] = exam.questions.map(({ id }) => id)
  await send({ startedAt: new Date().toISOString(), given: { [first]: rights[first] ?? 0 } })
  await moveBack(attemptId, 31)
  const late = await send({ given: rights, handIn: true, answeredAt: new Date().toISOString() })
  expect(late).toMatchObject({ given: { [first]: rights[first] }, result: { right: 1, status: 'failed' } })
  expect(late.result?.handedInAt).toBe(late.time?.endsAt)
})

test('[TS-11] an exam that was taken offline within its time counts when it arrives later', async () => {
  const { attemptId, exam } = await start()
  await moveBack(attemptId, 300)
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()
  const sent = handIn(answersTo(exam, 10), {
    startedAt: ago(200),
    answeredAt: ago(175),
    handedInAt: ago(175),
  })
  const marked = (await (await ines.answer(attemptId, sent)).json()) as ExamWire
  expect(marked).toMatchObject({
    time: { startedAt: sent.startedAt },
    result: { status: 'passed', right: 30, handedInAt: sent.handedInAt },
  })
})

test('[TS-11] a teacher gives a student more time and reading aloud; who and when is recorded', async () => {
  const { exam } = await start()
  expect(exam).toMatchObject({ time: { minutes: 30 }, readAloud: false })
  const change = { timeFactor: 1.5, readAloud: true }
  for (const person of ['student', 'diver', 'dsd'])
    expect((await world.call(person).put(ACCOMMODATION, change)).status).toBe(401)
  const set = async () =>
    (await (await world.call('instructor').put(ACCOMMODATION, change)).json()) as ExamAccommodationStateWire
  const first = await set()
  expect(first).toEqual({ ...change, setAt: expect.any(String), setBy: 'Kai Nakamura' })
  expect(await set()).toEqual(first)
  expect(await (await world.call('store').get(ACCOMMODATION)).json()).toEqual(first)
  const { exam: longer } = await ines.launchExam(OPEN_WATER)
  expect(longer).toMatchObject({ time: { minutes: 45 }, readAloud: true })
  for (const wrong of [{ timeFactor: 7, readAloud: true }, { timeFactor: 1.5 }])
    expect((await world.call('instructor').put(ACCOMMODATION, wrong)).status).toBe(400)
  const own = await trainingOwnData.ownData?.(world.server.platform.db, INES)
  expect(own).toMatchObject({ examAccommodations: [change] })
})
