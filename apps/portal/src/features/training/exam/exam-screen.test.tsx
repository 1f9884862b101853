import type { ExamAnswersWire, ExamWire } from '@fathom/contract/training'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { deviceLessons } from '../player/stored-lesson.ts'
import { aCourseRecord, OPEN_WATER } from '../training.fixture.ts'
import { anExam, anExamLaunch, aResult, EXAM_ATTEMPT } from './exam.fixture.ts'
import { deviceExams } from './stored-exam.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)

let shown: ReturnType<typeof show> | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  shown?.unmount()
  for (const { sitting } of await deviceExams.list()) await deviceExams.remove(sitting)
  for (const { launch } of await deviceLessons.list())
    await deviceLessons.remove(`${launch.enrolmentId} ${launch.attempt.activityId}`)
})

async function open(answers: Answers = {}) {
  const sent: ExamAnswersWire[] = []
  const app = await anApp(`/training/course/${OPEN_WATER}/lesson/exam`, {
    [`/courses/${OPEN_WATER}`]: aCourseRecord(),
    '/launch': anExamLaunch(),
    [`/attempts/${EXAM_ATTEMPT}/exam`]: ({ body }: { body: string }) => {
      const answer = JSON.parse(body) as ExamAnswersWire
      sent.push(answer)
      const given = Object.assign({}, ...sent.map((one) => one.given))
      const result = answer.handIn ? aResult({ handedInBy: answer.sitting }) : null
      return anExam({ given, result, attempts: { left: 2, nextAt: null } })
    },
    ...answers,
  })
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const text = () => place.textContent ?? ''
  const press = async (name: string) => {
    const find = () => [...place.querySelectorAll('button')].find((one) => one.textContent === name)
    await soon(() => expect(find()).toBeDefined())
    await act(async () => find()?.click())
  }
  const choose = async (label: string) => {
    const find = () => [...place.querySelectorAll('label')].find((one) => one.textContent === label)
    await soon(() => expect(find()).toBeDefined())
    await act(async () => find()?.querySelector('input')?.click())
  }
  return { ...app, place, text, press, choose, sent }
}

const disabled = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find((one) => one.textContent === name)?.disabled

test('[TS-11] [LE-08] a student answers every question and hands in; a failed exam names lessons, not answers', async () => {
  const { text, press, choose, sent, place } = await open()
  await press('Start exam')
  await choose('q1 right')
  await press('Next question')
  expect(text()).toContain('Question 2 of 2')
  await press('Review answers')
  expect(text()).toContain('These questions have no answer yet. Answer all of them to hand in the exam.')
  expect(disabled(place, 'Hand in exam')).toBe(true)
  await press('Question 2 of 2')
  await choose('q2 left')
  await press('Review answers')
  expect(text()).toContain('Every question has an answer.')
  expect(text()).toContain('What about q1?Given answerq1 right')
  expect(text()).toContain('What about q2?Given answerq2 left')
  expect(disabled(place, 'Hand in exam')).toBe(false)
  await press('Hand in exam')
  await soon(() => expect(text()).toContain('Not passed yet'))
  expect(text()).toContain('1 of 2 right, 50%')
  expect(text()).toContain('Read these lessons first')
  expect(text()).toContain('Attempts left: 2.')
  expect(place.querySelector(`a[href="/training/course/${OPEN_WATER}/lesson/lesson-1"]`)).not.toBeNull()
  expect(text()).toMatch(/Marked on 16 Nov(ember)? 2026 at/)
  expect(text()).toContain('One missed question from each lesson')
  expect(text()).toContain('What about q2?Given answerq2 left')
  expect(text()).toContain('Why it’s wrongNot in the sea.')
  const page = `/training/course/${OPEN_WATER}/lesson/lesson-1?page=Light+and+sound`
  expect(place.querySelector(`a[href="${page}"]`)?.textContent).toBe('Water world · Light and sound')
  expect(text()).not.toContain('What about q1?')
  expect(text()).not.toContain('Right answer')
  expect(text()).not.toContain('By lesson')
  expect(sent.map(({ given, handIn }) => [given, handIn])).toEqual([
    [{ q1: 1 }, false],
    [{ q2: 0 }, false],
    [{}, true],
  ])
  await soon(async () => expect(await deviceLessons.list()).toEqual([]))
})

test('[TS-11] a marked exam opens with its result and its time, and only the next attempt draws a new one', async () => {
  const asked: object[] = []
  const marked = anExam({ given: { q1: 1, q2: 0 }, result: aResult() })
  const { text, press } = await open({
    '/launch': ({ body }: { body: string }) => {
      asked.push(JSON.parse(body))
      return anExamLaunch(asked.length === 1 ? marked : anExam())
    },
  })
  await soon(() => expect(text()).toMatch(/Marked on 16 Nov(ember)? 2026 at/))
  await press('Take exam again')
  await soon(() => expect(text()).toContain('Start exam'))
  expect(asked).toEqual([
    { activityId: 'exam', showResult: true },
    { activityId: 'exam', showResult: false },
  ])
})

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

test('[TS-11] after three failures the result says when the next attempt is possible, and offers none', async () => {
  const attempts = { left: 0, nextAt: inAnHour() }
  const { text, place } = await open({
    '/launch': anExamLaunch(anExam({ given: { q1: 1, q2: 0 }, attempts, result: aResult() })),
  })
  await soon(() => expect(text()).toContain('You’ve used your attempts for now'))
  expect(text()).toMatch(
    /You can take the exam again on .+ at .+\. Your instructor or dive center can allow it earlier\./,
  )
  expect(disabled(place, 'Take exam again')).toBeUndefined()
})

test('[TS-11] the next attempt is offered when the wait is over', async () => {
  const attempts = { left: 0, nextAt: '2026-11-16T09:00:00.000Z' }
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-16T09:00:01.000Z'))
  const { place } = await open({ '/launch': anExamLaunch(anExam({ attempts, result: aResult() })) })
  await soon(() => expect(disabled(place, 'Take exam again')).toBe(false))
})

test('[TS-11] [LE-07] an exam that may not be opened yet says when it may, and leads to the conversation', async () => {
  const nextAt = inAnHour()
  const refused = () => Response.json({ problem: 'exam-attempts-used', nextAt }, { status: 409 })
  const { text, place } = await open({ '/launch': refused })
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('You’ve used your attempts for now'))
  expect(text()).toContain('Your instructor or dive center can allow it earlier.')
  expect(place.querySelector(`a[href="/training/course/${OPEN_WATER}"]`)).not.toBeNull()
  const conversation = `a[href="/training/messages/${aCourseRecord().enrolment?.enrolmentId}"]`
  await soon(() => expect(place.querySelector(conversation)?.textContent).toBe('Write a message'))
})

test('[TS-11] an exam that waits for its turn cannot be handed in', async () => {
  const attempts = { left: 0, nextAt: inAnHour() }
  const { text, place } = await open({
    '/launch': anExamLaunch(anExam({ given: { q1: 1, q2: 0 }, attempts })),
  })
  await soon(() => expect(text()).toContain('You’ve used your attempts for now'))
  expect(disabled(place, 'Hand in exam')).toBe(true)
})

test('[TS-11] a passed exam shows each right answer with its reason', async () => {
  const answers = ['q1', 'q2'].map((id) => ({ id, right: 0, reason: `Because of ${id}.` }))
  const passed = aResult({ status: 'passed', right: 1, answers })
  const { text, press, choose } = await open({
    [`/attempts/${EXAM_ATTEMPT}/exam`]: anExam({ given: { q1: 1, q2: 0 }, result: passed }),
  })
  await press('Start exam')
  await choose('q1 right')
  await soon(() => expect(text()).toContain('Exam passed'))
  expect(text()).toContain('Given answerq1 right')
  expect(text()).toContain('Right answerq1 left')
  expect(text()).toContain('Because of q2.')
})

test('[LE-08] an answer that nobody explained leads to the page all the same', async () => {
  const missed = [{ id: 'q2', lesson: 'lesson-1', page: null, why: null }]
  const { text, place } = await open({
    '/launch': anExamLaunch(anExam({ given: { q1: 1, q2: 0 }, result: aResult({ missed }) })),
  })
  await soon(() => expect(text()).toContain('The page below explains it.'))
  const link = [...place.querySelectorAll('li a')].find((one) => one.textContent === 'Water world')
  expect(link?.getAttribute('href')).toBe(`/training/course/${OPEN_WATER}/lesson/lesson-1`)
})

test('[LE-08] a topic that is no lesson of the course is named without a link', async () => {
  const { text, place } = await open({
    '/launch': anExamLaunch(anExam({ given: { q1: 1, q2: 0 }, lessons: [], result: aResult() })),
  })
  await soon(() => {
    expect(text()).toContain('Read these lessons first')
    expect([...place.querySelectorAll('section li')].map((one) => one.textContent)).toContain('Water world')
    expect([...place.querySelectorAll('section a')].map((one) => one.outerHTML)).toEqual([])
  })
})

test('[LE-08] after passing, a missed question shows the right answer, why mine was wrong, and its page', async () => {
  const answers = ['q1', 'q2'].map((id) => ({ id, right: 1, reason: `Because of ${id}.` }))
  const { text, place } = await open({
    '/launch': anExamLaunch(
      anExam({ given: { q1: 1, q2: 0 }, result: aResult({ status: 'passed', readAgain: [], answers }) }),
    ),
  })
  await soon(() => expect(text()).toContain('Exam passed'))
  expect(text()).toContain('Given answerq2 left')
  expect(text()).toContain('Right answerq2 right')
  expect(text()).toContain('Not in the sea. Because of q2.')
  expect(text()).not.toContain('One missed question from each lesson')
  const links = [...place.querySelectorAll('a[href*="?page="]')].map((one) => one.getAttribute('href'))
  expect(links).toEqual([`/training/course/${OPEN_WATER}/lesson/lesson-1?page=Light+and+sound`])
})

test('[TS-11] an empty exam cannot be handed in', async () => {
  const { place, press, text } = await open()
  await press('Start exam')
  await press('Next question')
  await press('Review answers')
  expect(disabled(place, 'Hand in exam')).toBe(true)
  expect(text()).toMatch(/Question 1 of 2.*Question 2 of 2/)
})

const MINUTE_MS = 60_000

/** An exam of 30 minutes as a server sends it whose clock is two hours ahead of this device. */
function aTimedExam(startedMinutesAgo: number | null) {
  const now = Date.now() + 120 * MINUTE_MS
  const startedAt = startedMinutesAgo === null ? null : now - startedMinutesAgo * MINUTE_MS
  const time = {
    minutes: 30,
    factor: 1 as const,
    startedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
    endsAt: startedAt === null ? null : new Date(startedAt + 30 * MINUTE_MS).toISOString(),
    now: new Date(now).toISOString(),
    receivedAt: null,
  }
  return anExam({ time })
}

const offline = () => new TypeError('offline')
const START = `/attempts/${EXAM_ATTEMPT}/exam/start`

/** Before its start an exam with a time limit has no questions. */
const aClosedExam = (more: Partial<ExamWire> = {}): ExamWire => ({
  ...aTimedExam(null),
  questions: [],
  count: 2,
  ...more,
})

test('[TS-11] an exam with a time limit gets its questions with its start, by the clock of the server', async () => {
  const start = vi.fn(() => aTimedExam(0))
  const { text, press, choose, sent } = await open({ '/launch': anExamLaunch(aClosedExam()), [START]: start })
  await soon(() => expect(text()).toContain('Time limit: 30 min from the start.'))
  expect(text()).toContain('Questions: 2.')
  expect(text()).toContain('You need to be online to start.')
  expect(text()).not.toContain('Time left')
  await press('Start exam')
  await soon(() => expect(text()).toContain('Time left: 29 min'))
  expect(text()).toContain('What about q1?')
  await choose('q1 left')
  await soon(() => expect(sent).toHaveLength(1))
  expect(start).toHaveBeenCalledOnce()
  expect(sent[0]?.startedAt).toBeNull()
})

test('[TS-11] the introduction names what a teacher arranged', async () => {
  const { time } = aTimedExam(null)
  const more = time && { ...time, minutes: 45, factor: 1.5 as const }
  const { text } = await open({ '/launch': anExamLaunch(aClosedExam({ time: more, readAloud: true })) })
  await soon(() => expect(text()).toContain('Time limit: 45 min from the start.'))
  expect(text()).toContain('Exam accommodations50% more timeQuestions can be read aloud')
})

test('[TS-11] offline an exam with a time limit does not start, says why, and starts with the connection', async () => {
  const start = vi.fn<() => unknown>(offline)
  const { text, press, place } = await open({ '/launch': anExamLaunch(aClosedExam()), [START]: start })
  await press('Start exam')
  await soon(() =>
    expect(place.querySelector('[role=alert]')?.textContent).toBe(
      'You’re offline. Connect to the internet to start this exam. Once it has started, you can lose the connection.',
    ),
  )
  expect(text()).not.toContain('Time left')
  expect(await deviceExams.list()).toEqual([])
  start.mockImplementation(() => aTimedExam(0))
  await press('Try again')
  await soon(() => expect(text()).toContain('What about q1?'))
})

test('[TS-11] the introduction says that it cannot start before anybody tries, while the device is offline', async () => {
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { text, press } = await open({ '/launch': anExamLaunch(aClosedExam()), [START]: aTimedExam(0) })
  await soon(() => expect(text()).toContain('Connect to the internet to start this exam.'))
  signal.mockReturnValue(true)
  await act(async () => dispatchEvent(new Event('online')))
  await soon(() => expect(text()).not.toContain('Connect to the internet to start this exam.'))
  await press('Start exam')
  await soon(() => expect(text()).toContain('What about q1?'))
})

test('[TS-11] a server that cannot start the exam is named as such, not as a lost connection', async () => {
  const { text, press } = await open({ '/launch': anExamLaunch(aClosedExam()), [START]: 409 })
  await press('Start exam')
  await soon(() => expect(text()).toContain('We couldn’t start the exam. Try again.'))
  expect(text()).not.toContain('You’re offline')
})

test('[TS-11] an exam does not start while its attempt has to wait', async () => {
  const nextAt = inAnHour()
  const refused = () => Response.json({ problem: 'exam-attempts-used', nextAt }, { status: 409 })
  const { text, press, place } = await open({ '/launch': anExamLaunch(aClosedExam()), [START]: refused })
  await press('Start exam')
  await soon(() => expect(text()).toContain('You’ve used your attempts for now'))
  expect(disabled(place, 'Start exam')).toBe(true)
})

test('[TS-11] after a reload a started exam goes on with the time that is left, online and offline', async () => {
  const first = await open({ '/launch': anExamLaunch(aClosedExam()), [START]: aTimedExam(0) })
  await first.press('Start exam')
  await soon(async () => {
    const [stored] = await deviceLessons.list()
    expect(stored?.launch).toMatchObject({ exam: { questions: [{ id: 'q1' }, { id: 'q2' }] } })
  })
  shown?.unmount()
  const online = await open({ '/launch': anExamLaunch(aTimedExam(10)) })
  await soon(() => expect(online.text()).toContain('Time left: 19 min'))
  expect(online.text()).toContain('What about q1?')
  shown?.unmount()
  const again = await open({ '/launch': offline, [START]: offline })
  await soon(() => expect(again.text()).toContain('What about q1?'))
  expect(again.text()).toContain('Time left: 19 min')
})

test('[TS-11] an exam whose questions are on the device already starts there, also offline', async () => {
  const start = vi.fn(offline)
  const { text, press } = await open({
    '/launch': anExamLaunch(aTimedExam(null)),
    [START]: start,
    [`/attempts/${EXAM_ATTEMPT}/exam`]: offline,
  })
  await press('Start exam')
  await soon(() => expect(text()).toContain('Time left: 29 min'))
  const [stored] = await deviceExams.list()
  const ahead = Date.parse(stored?.calls[0]?.startedAt ?? '') - Date.now()
  expect(Math.round(ahead / MINUTE_MS)).toBe(120)
  expect(start).not.toHaveBeenCalled()
})

test('[TS-11] the result says how long after the end it arrived', async () => {
  const result = aResult({ lateSeconds: 3 * 86_400 })
  const { text } = await open({ '/launch': anExamLaunch({ ...aTimedExam(31), result }) })
  await soon(() => expect(text()).toContain('Arrived 3 days after the end'))
})

test('[TS-11] an exam whose time is up is handed in by itself, with what was answered', async () => {
  const sent: ExamAnswersWire[] = []
  const over = aTimedExam(31)
  const { text } = await open({
    '/launch': anExamLaunch({ ...over, given: { q1: 1 } }),
    [`/attempts/${EXAM_ATTEMPT}/exam`]: ({ body }: { body: string }) => {
      sent.push(JSON.parse(body))
      const result = aResult({ handedInAt: over.time?.endsAt ?? null, handedInBy: sent[0]?.sitting ?? null })
      return { ...over, given: { q1: 1 }, result }
    },
  })
  await soon(() => expect(text()).toContain('The time was up. We marked the answers you had given.'))
  expect(sent.map(({ handIn, given }) => [handIn, given])).toEqual([[true, {}]])
})

test('[TS-11] the time that is left is never rounded up', async () => {
  const { text } = await open({ '/launch': anExamLaunch(aTimedExam(28.5)) })
  await soon(() => expect(text()).toContain('Time left: 1 min'))
  shown?.unmount()
  const last = await open({ '/launch': anExamLaunch(aTimedExam(29.2)) })
  await soon(() => expect(last.text()).toContain('Time left: less than a minute'))
})

test('[TS-11] [BO-02] when the time is up offline, the exam says so at once, with what counts', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  // No answer at all, neither now nor later: what is said must not wait for it.
  const silent = () => new Promise<never>(() => {})
  const { text, place } = await open({
    '/launch': anExamLaunch({ ...aTimedExam(31), given: { q1: 1 } }),
    [`/attempts/${EXAM_ATTEMPT}/exam`]: silent,
  })
  await soon(() => expect(text()).toContain('Time’s up'))
  expect(document.activeElement?.textContent).toBe('Time’s up')
  expect(text()).toContain(
    'Your answers are saved on this device. We’ll mark the exam when you’re back online.',
  )
  expect(text()).toContain('Answers you gave in time count, even if they arrive later.')
  expect(place.querySelectorAll('[role=radio], input')).toHaveLength(0)
  expect((await deviceExams.list()).map(({ calls }) => calls.at(-1)?.handIn)).toEqual([true])
})

test('[TS-11] a device that slept past the end hands the exam in when it wakes', async () => {
  const { text, sent } = await open({ '/launch': anExamLaunch(aTimedExam(10)) })
  await soon(() => expect(text()).toContain('Time left: 19 min'))
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 21 * MINUTE_MS)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await soon(() => expect(sent.map(({ handIn }) => handIn)).toEqual([true]))
})

test('[TS-11] the introduction counts the questions of each topic as they were drawn', async () => {
  const topics = [
    { title: 'Water world', questions: 3 },
    { title: 'Your equipment', questions: 3 },
  ]
  const same = await open({ '/launch': anExamLaunch(anExam({ topics })) })
  await soon(() => expect(same.text()).toContain('Topics: 2. Questions from each: 3.'))
  shown?.unmount()
  const more = [...topics, { title: 'Plan a dive', questions: 4 }]
  const different = await open({ '/launch': anExamLaunch(anExam({ topics: more })) })
  await soon(() => expect(different.text()).toContain('Topics: 3. Questions from each: 3 to 4.'))
})

test('[TS-11] the device reads a question and its answers aloud for those who may have it', async () => {
  const spoken: string[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    speak: ({ text }: { text: string }) => spoken.push(text),
    cancel: vi.fn(),
  })
  try {
    const { press } = await open({ '/launch': anExamLaunch(anExam({ readAloud: true })) })
    await press('Start exam')
    await press('Read aloud')
    expect(spoken).toEqual(['What about q1?', 'q1 left', 'q1 right'])
    await press('Stop reading')
  } finally {
    shown?.unmount()
    shown = undefined
    vi.unstubAllGlobals()
  }
})

const PICTURE = { id: '01920000-0000-7000-8000-00000000f001', alt: 'A diver with a raised fist' }
const withPicture = () => {
  const exam = anExam()
  return anExam({
    questions: exam.questions.map((question) => ({
      ...question,
      picture: question.id === 'q1' ? PICTURE : null,
    })),
  })
}

test('[TS-11] a question shows its picture with its description, also offline', async () => {
  const get = vi.fn(() => [{ id: PICTURE.id, data: 'data:image/jpeg;base64,AAAA' }])
  const path = `/attempts/${EXAM_ATTEMPT}/exam/pictures`
  const first = await open({ '/launch': anExamLaunch(withPicture()), [path]: get })
  await first.press('Start exam')
  await soon(() => expect(first.place.querySelector('img')?.src).toBe('data:image/jpeg;base64,AAAA'))
  expect(first.place.querySelector('img')?.alt).toBe(PICTURE.alt)
  await first.press('Next question')
  expect(first.place.querySelector('img')).toBeNull()
  shown?.unmount()
  const second = await open({ '/launch': anExamLaunch(withPicture()), [path]: offline })
  await second.press('Start exam')
  await soon(() => expect(second.place.querySelector('img')?.alt).toBe(PICTURE.alt))
  expect(get).toHaveBeenCalledOnce()
})

test('[TS-11] the description stands for a picture that did not load', async () => {
  const { text, place, press } = await open({
    '/launch': anExamLaunch(withPicture()),
    [`/attempts/${EXAM_ATTEMPT}/exam/pictures`]: 500,
  })
  await press('Start exam')
  await soon(() => expect(text()).toContain('A diver with a raised fist'))
  expect(place.querySelector('img')).toBeNull()
})

test('[TS-11] the questions and the answers are on the device while the exam is open', async () => {
  const { press, choose } = await open()
  await press('Start exam')
  await choose('q1 left')
  await soon(async () => {
    const [stored] = await deviceLessons.list()
    expect(stored?.launch).toMatchObject({ kind: 'exam', exam: { given: { q1: 0 }, result: null } })
  })
})
