import type { CatalogEntryWire } from '@fathom/contract/shop'
import type {
  ActivityStateWire,
  AssessmentResultsWire,
  CourseDetailsWire,
  CourseRecordWire,
  ExamAccommodationStateWire,
  ExamWire,
  MyCourseWire,
} from '@fathom/contract/training'
import { translatorFor } from '@fathom/locales/node'
import { startWorld, type World } from '@fathom/testing/world'
import { beforeAll, expect, test } from 'vitest'
import { type Server, startServer } from '../../../app/start.ts'
import { trainingArchiveWords } from '../archive-words.ts'
import { trainingOwnData } from '../own-data.ts'
import { anAnswer, learning, OPEN_WATER } from '../training.fixture.ts'
import { examKey, handIn } from './exam-key.fixture.ts'

const INES = 100002
const BANK = `/api/learning/exams/banks/${OPEN_WATER}/en-US`
const ACCOMMODATION = `/api/learning/courses/${OPEN_WATER}/instructor/exam-accommodation?affiliateId=${INES}`
const MINUTE_MS = 60_000
const { answersTo, known } = examKey('open-water')

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

const startNow = async (attemptId: string) => (await (await ines.startExam(attemptId)).json()) as ExamWire

async function start() {
  const { attempt, exam: opened } = await ines.launchExam(OPEN_WATER)
  expect(opened.time).toMatchObject({ startedAt: null, endsAt: null })
  const { attemptId } = attempt
  const exam = await startNow(attemptId)
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

/** The minutes of the exam wherever the course says how long its parts take. */
async function namedMinutes(person: 'student' | 'newcomer') {
  const read = async (path: string) => (await world.call(person).get(`/api/${path}`)).json()
  const isExam = ({ kind }: ActivityStateWire) => kind === 'exam'
  const mine: MyCourseWire[] = await read('learning/my-courses?culture=en-US')
  const course = mine.find(({ packageId }) => packageId === OPEN_WATER)
  const record: CourseRecordWire = await read(`learning/courses/${OPEN_WATER}?culture=en-US`)
  const details: CourseDetailsWire = await read(`learning/courses/${OPEN_WATER}/details?culture=en-US`)
  const shop: { items: CatalogEntryWire[] } = await read('ecards/catalog/courses?expanded=true&culture=en-US')
  const onShow = shop.items.find(({ packageId }) => packageId === OPEN_WATER)
  return {
    ...(course && { mine: course.activities.find(isExam)?.minutes }),
    course: record.activities.find(isExam)?.minutes,
    details: details.outline.find((part) => part.isExam)?.minutes,
    shop: onShow?.inside?.outline.find((part) => part.isExam)?.minutes,
  }
}

test('[TS-11] everyone who reads how long the exam takes reads its time limit', async () => {
  expect(await namedMinutes('newcomer')).toEqual({ course: 30, details: 30, shop: 30 })
  await setPlan({ minutes: 50 })
  expect(await namedMinutes('newcomer')).toEqual({ course: 50, details: 50, shop: 50 })
  await setPlan({ minutes: null })
  expect(await namedMinutes('student')).toEqual({ mine: 40, course: 40, details: 40, shop: 40 })
  await setPlan({})
  expect(await namedMinutes('student')).toEqual({ mine: 30, course: 30, details: 30, shop: 30 })
  await ines.launchExam(OPEN_WATER)
  expect(await namedMinutes('student')).toMatchObject({ mine: null, course: null })
})

test('[TS-11] an exam with a time limit gives out no question before its start, and no picture', async () => {
  const launched = await ines.launchExam(OPEN_WATER)
  const { attemptId } = launched.attempt
  const path = `/api/learning/attempts/${attemptId}/exam`
  const prompts = [...known.values()].map(({ prompt }) => prompt.replaceAll('**', ''))
  const read = await world.call('student').get(path)
  for (const answer of [JSON.stringify(launched), await read.text()]) {
    expect(JSON.parse(answer).exam ?? JSON.parse(answer)).toMatchObject({
      count: 40,
      needed: 30,
      questions: [],
      given: {},
      time: { minutes: 30, factor: 1, startedAt: null, endsAt: null },
    })
    expect(prompts.filter((prompt) => answer.includes(prompt))).toEqual([])
  }
  const early = [
    await world.call('student').get(`${path}/pictures`),
    await ines.answer(attemptId, anAnswer({ startedAt: new Date().toISOString() })),
    await ines.answer(attemptId, anAnswer({ handIn: true })),
  ]
  for (const answer of early)
    expect([answer.status, (await answer.json()).problem]).toEqual([409, 'exam-not-started'])
  for (const person of ['diver', 'instructor', 'staff'])
    expect((await world.call(person).post(`${path}/start`)).status).toBe(404)
  const { questions } = await startNow(attemptId)
  expect(questions).toHaveLength(40)
  expect((await world.call('student').get(`${path}/pictures`)).status).toBe(200)
})

test('[TS-11] a second start changes nothing: the same time, the same questions, the answers so far', async () => {
  const { attempt } = await ines.launchExam(OPEN_WATER)
  const { attemptId } = attempt
  const [one, other] = await Promise.all([startNow(attemptId), startNow(attemptId)])
  expect(other).toMatchObject({ questions: one.questions, time: { startedAt: one.time?.startedAt } })
  await moveBack(attemptId, 10)
  const [first = ''] = one.questions.map(({ id }) => id)
  await ines.answer(attemptId, anAnswer({ given: { [first]: 0 } }))
  const again = await startNow(attemptId)
  expect(again.questions).toEqual(one.questions)
  expect(again.given).toEqual({ [first]: 0 })
  const left = Date.parse(again.time?.endsAt ?? '') - Date.parse(again.time?.now ?? '')
  expect(Math.round(left / MINUTE_MS)).toBe(20)
  expect((await ines.launchExam(OPEN_WATER)).exam.time).toMatchObject({ endsAt: again.time?.endsAt })
  await moveBack(attemptId, 20)
  const marked = (await (await ines.answer(attemptId, anAnswer({ handIn: true }))).json()) as ExamWire
  expect(await startNow(attemptId)).toMatchObject({ result: { markedAt: marked.result?.markedAt } })
})

test('[TS-11] the time runs from the start; questions may stay open only when it is up', async () => {
  const { attemptId, exam, send } = await start()
  const { startedAt, endsAt } = exam.time ?? {}
  expect(Date.parse(endsAt ?? '') - Date.parse(startedAt ?? '')).toBe(30 * MINUTE_MS)
  const [first = '', second = ''] = exam.questions.map(({ id }) => id)
  const earlier = new Date(Date.now() - MINUTE_MS).toISOString()
  expect((await send({ given: { [first]: 0 }, startedAt: earlier })).time?.startedAt).toBe(startedAt)
  expect(await send({ given: {}, handIn: true })).toMatchObject({ problem: 'exam-unanswered' })
  await moveBack(attemptId, 30)
  const marked = await send({ given: { [second]: 0 }, handIn: true })
  expect(marked).toMatchObject({
    given: { [first]: 0, [second]: 0 },
    result: { status: 'failed', of: 40, lateSeconds: null },
  })
})

test('[TS-11] an answer after the end does not count, and the exam is marked as of its end', async () => {
  const { attemptId, exam, send } = await start()
  const rights = answersTo(exam, 0)
  const [first = ''] = exam.questions.map(({ id }) => id)
  await send({ given: { [first]: rights[first] ?? 0 } })
  await moveBack(attemptId, 31)
  const late = await send({ given: rights, handIn: true, answeredAt: new Date().toISOString() })
  expect(late).toMatchObject({ given: { [first]: rights[first] }, result: { right: 1, status: 'failed' } })
  expect(late.result?.handedInAt).toBe(late.time?.endsAt)
  expect(late.result?.lateSeconds).toBeGreaterThanOrEqual(60)
})

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()

test('[TS-11] answers that arrive late and are dated inside the time count, and everybody sees how late they came', async () => {
  const { attemptId, exam, send } = await start()
  const rights = Object.entries(answersTo(exam, 10))
  await moveBack(attemptId, 150)
  const half = await send({ given: Object.fromEntries(rights.slice(0, 20)), answeredAt: ago(130) })
  expect(half.result).toBeNull()
  const sent = { given: Object.fromEntries(rights.slice(20)), handIn: true }
  const marked = await send({ ...sent, answeredAt: ago(121), handedInAt: ago(121) })
  const lateSeconds = marked.result?.lateSeconds ?? 0
  expect(marked).toMatchObject({ result: { status: 'passed', right: 30 } })
  expect(Math.round(lateSeconds / 60)).toBe(120)

  const taught = `/api/learning/courses/${OPEN_WATER}/instructor`
  const results = await world.call('instructor').get(`${taught}/assessmentresults?affiliateId=${INES}`)
  expect((await results.json()).results).toContainEqual(expect.objectContaining({ attemptId, lateSeconds }))
  const record = await world.call('instructor').get(`${taught}/eRecord?affiliateId=${INES}`)
  expect((await record.json()).parts.at(-1)).toMatchObject({ status: 'passed', lateSeconds })
  const students = await (await world.call('instructor').get('/api/learning/students')).json()
  expect(JSON.stringify(students)).toContain(`"examLateSeconds":${lateSeconds}`)
  const csv = await world.call('store').get('/api/learning/center/students.csv?culture=en-US')
  expect(await csv.text()).toContain('Arrived 2 hours after the end')
  const own = await trainingOwnData.ownData(world.server.platform.db, INES)
  expect(JSON.stringify(own)).toContain(`"lateSeconds":${lateSeconds}`)
  expect(trainingArchiveWords.formats?.lateSeconds?.(String(lateSeconds), translatorFor('en-US'), {})).toBe(
    'Arrived 2 hours after the end',
  )
})

test('[TS-11] a start and a reading of the exam after the end are no late answers', async () => {
  const { attemptId, exam, send } = await start()
  const [first = ''] = exam.questions.map(({ id }) => id)
  await send({ given: { [first]: 0 } })
  await moveBack(attemptId, 30)
  await startNow(attemptId)
  expect((await send({ handIn: true })).result).toMatchObject({ lateSeconds: null })
})

test('[TS-11] while someone has to wait for the next attempt, an exam does not start', async () => {
  const { attempt } = await ines.launchExam(OPEN_WATER)
  await world.server.platform.db.query(
    `update exam_plan set attempts = 1 where package_id = $1 and culture = 'en-US'`,
    [OPEN_WATER],
  )
  const refused = await ines.startExam(attempt.attemptId)
  expect([refused.status, (await refused.json()).problem]).toEqual([409, 'exam-attempts-used'])
  await setPlan({})
  expect((await startNow(attempt.attemptId)).questions).toHaveLength(40)
})

test('[TS-11] an exam whose questions were given out before still starts on the device, also offline', async () => {
  const { attempt } = await ines.launchExam(OPEN_WATER)
  const { attemptId } = attempt
  await world.server.platform.db.query(
    `update exam_paper set shown_at = drawn_at, started_at = null where attempt_id = $1`,
    [attemptId],
  )
  const { exam } = await ines.launchExam(OPEN_WATER)
  expect(exam.questions).toHaveLength(40)
  await moveBack(attemptId, 300)
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
  expect(Math.round((marked.result?.lateSeconds ?? 0) / 60)).toBe(170)
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
  expect(await namedMinutes('student')).toMatchObject({ details: 45 })
  for (const wrong of [{ timeFactor: 7, readAloud: true }, { timeFactor: 1.5 }])
    expect((await world.call('instructor').put(ACCOMMODATION, wrong)).status).toBe(400)
  const own = await trainingOwnData.ownData?.(world.server.platform.db, INES)
  expect(own).toMatchObject({ examAccommodations: [change] })
})

test('[TS-11] those who teach see that an exam is under way, until when, and in which one more time was given', async () => {
  const resultsOf = async (): Promise<AssessmentResultsWire> => {
    const path = `courses/${OPEN_WATER}/instructor/assessmentresults?affiliateId=${INES}`
    return (await world.call('instructor').get(`/api/learning/${path}`)).json()
  }
  // The exam of the test before is still open, with half as much time again.
  const { attempt, exam } = await ines.launchExam(OPEN_WATER)
  const { startedAt, endsAt } = exam.time ?? {}
  expect((await resultsOf()).examUnderway).toEqual({ startedAt, endsAt })
  await ines.answer(attempt.attemptId, handIn(answersTo(exam, 40)))
  const { examUnderway, results } = await resultsOf()
  expect(examUnderway).toBeNull()
  const factorOf = (id: string) => results.find(({ attemptId }) => attemptId === id)?.timeFactor
  expect(factorOf(attempt.attemptId)).toBe(1.5)
  const earlier = results.find(({ kind, attemptId }) => kind === 'exam' && attemptId !== attempt.attemptId)
  expect(earlier?.timeFactor).toBe(1)
  // One that was opened and not started isn't under way; without a time limit it is from its first page on.
  const next = await ines.launchExam(OPEN_WATER)
  expect(next.exam.time?.startedAt).toBeNull()
  expect((await resultsOf()).examUnderway).toBeNull()
  await startNow(next.attempt.attemptId)
  await ines.answer(next.attempt.attemptId, handIn(answersTo((await ines.launchExam(OPEN_WATER)).exam, 40)))
  await setPlan({ minutes: null })
  const unlimited = await ines.launchExam(OPEN_WATER)
  expect((await resultsOf()).examUnderway).toEqual({ startedAt: unlimited.exam.drawnAt, endsAt: null })
})
