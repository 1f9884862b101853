import type { CommitWire, LessonLaunchWire } from '@fathom/contract/training'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, anApp, restOf, show } from '../../../app/testing/app.fixture.tsx'
import { aComingWorker, withoutWorker } from '../../../shared/offline/worker.fixture.ts'
import { currentToast, dismissToast } from '../../../shared/ui/overlay/toasts.ts'
import { passNewsOn } from '../live/lesson-news.ts'
import { aNotesServer, withNotes } from '../notes/notes.fixture.ts'
import { aCourseRecord, ENROLMENT, OPEN_WATER } from '../training.fixture.ts'
import { aReport } from './outbox/report.fixture.ts'
import { deviceSittings } from './outbox/stored-sitting.ts'
import { deviceLessons, dropLessons, putLesson } from './stored-lesson.ts'

const soon = <T,>(check: () => T) => vi.waitFor(check)
const ATTEMPT = '01920000-0000-7000-8000-00000000a001'
const CONTENT = 'https://content.fathom.test'

const aLaunch = (activityId = 'lesson-3') =>
  ({
    kind: 'lesson',
    enrolmentId: aCourseRecord().enrolment?.enrolmentId,
    playerUrl: `${CONTENT}/token/player.html`,
    launchToken: 'token',
    attempt: { attemptId: ATTEMPT, packageId: OPEN_WATER, activityId, version: 4 },
    start: { type: 'start', title: 'Breathing under pressure', saved: { page: 5 }, masteryScore: null },
  }) as unknown as LessonLaunchWire

/** Frames don't load here, and the test page logs errors about it. */
const complain = console.error
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...outcome) => {
    if (!String(outcome[0]).includes('Iframe page loading is disabled')) complain(...outcome)
  })
})

let shown: ReturnType<typeof show> | undefined
afterEach(async () => {
  shown?.unmount()
  const toast = currentToast()
  if (toast) dismissToast(toast.id)
  for (const { sitting } of await deviceSittings.list()) await deviceSittings.remove(sitting)
  for (const { launch } of await deviceLessons.list())
    await deviceLessons.remove(`${launch.enrolmentId} ${launch.attempt.activityId}`)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(answers: Answers = {}, address = `/training/course/${OPEN_WATER}/lesson/lesson-3`) {
  const commits: CommitWire[] = []
  const posted: { type: string }[] = []
  const lesson = {
    postMessage: (message: { type: string }) => {
      posted.push(message)
      if (message.type === 'stop') say({ type: 'ended' })
    },
  }
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(lesson as unknown as Window)
  const app = await anApp(address, {
    [`/courses/${OPEN_WATER}`]: aCourseRecord(),
    '/launch': ({ body }: { body: string }) => aLaunch(JSON.parse(body).activityId),
    [`/attempts/${ATTEMPT}`]: ({ body }: { body: string }) => {
      commits.push(JSON.parse(body))
      return { attemptId: ATTEMPT, version: 4 + commits.length, sequence: commits.length, isBeside: false }
    },
    ...answers,
  })
  const guard = vi.spyOn(app.router, 'guard')
  await restOf(app)
  shown = show(app)
  const { place } = shown
  const text = () => place.textContent ?? ''
  const frame = () => place.querySelector('iframe')
  const say = (data: unknown) => {
    const event = new Event('message')
    Object.assign(event, { data, source: lesson, origin: CONTENT })
    window.dispatchEvent(event)
  }
  const begin = async () => {
    await soon(() => expect(frame()).not.toBeNull())
    await soon(() => expect(guard).toHaveBeenCalled())
    say({ type: 'ready' })
  }
  return { ...app, place, text, frame, say, begin, commits, posted }
}

const commit = (sequence: number, more = {}) => ({ type: 'commit', ...aReport(sequence, more) })

test('[SC-07] a lesson opens where the user stopped, in a sandboxed frame on the content origin', async () => {
  const { begin, frame, posted, text } = await open()
  await begin()
  expect(frame()?.getAttribute('src')).toBe(`${CONTENT}/token/player.html`)
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(posted).toEqual([expect.objectContaining({ type: 'start', saved: { page: 5 } })])
  expect(text()).toContain('Open Water Diver, lesson 3 of 5')
  expect(document.title).toBe('Breathing under pressure · Fathom')
})

test("[SC-07] the focus starts at the lesson's heading, and the exit comes next", async () => {
  const { place } = await open()
  await soon(() => expect(place.querySelector('iframe')).not.toBeNull())
  const heading = place.querySelector('h1')
  expect(document.activeElement).toBe(heading)
  const [first] = [...place.querySelectorAll('button, a')].filter(
    (one) => heading && heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(first?.getAttribute('aria-label')).toBe('Close lesson')
})

test('[SC-07] the focus moves into the lesson, unless the user has moved to the exit in the meantime', async () => {
  const first = await open()
  await first.begin()
  await soon(() => expect(document.activeElement).toBe(first.frame()))
  shown?.unmount()
  const second = await open()
  await soon(() => expect(second.frame()).not.toBeNull())
  const close = second.place.querySelector<HTMLElement>('[aria-label="Close lesson"]')
  close?.focus()
  await second.begin()
  expect(document.activeElement).toBe(close)
})

test('[SC-07] an exam can be taken before all lessons are done, and says what that means', async () => {
  const { begin, text } = await open({}, `/training/course/${OPEN_WATER}/lesson/exam`)
  await begin()
  await soon(() => expect(text()).toContain('You haven’t read all lessons yet. You can take the exam now'))
})

test("[SC-07] a lesson's report is saved with its sitting, sequence number and version", async () => {
  const { begin, say, commits, text } = await open()
  await begin()
  say(commit(1))
  await soon(() => expect(commits).toHaveLength(1))
  say(commit(1, { state: { page: 6 } }))
  await soon(() => expect(commits).toHaveLength(2))
  expect(commits.map(({ sequence, version }) => [sequence, version])).toEqual([
    [1, 4],
    [2, 5],
  ])
  expect(new Set(commits.map(({ sitting }) => sitting)).size).toBe(1)
  await soon(() => expect(text()).toContain('Progress saved'))
})

test('[SC-07] while offline the progress is stored on this device, and leaving says so', async () => {
  const { begin, say, text, router } = await open({ [`/attempts/${ATTEMPT}`]: new TypeError('no signal') })
  await begin()
  say(commit(1))
  await soon(() => expect(text()).toContain('Offline. Saved on this device'))
  expect(await deviceSittings.list()).toMatchObject([{ attemptId: ATTEMPT, reports: [{ sequence: 1 }] }])
  await router.navigate('/training/unauthorized')
  await soon(() => expect(router.state.location.pathname).toBe('/training/unauthorized'))
  expect(currentToast()?.text).toContain('Your progress is saved on this device')
})

test('[SC-07] sends what an earlier visit left before it opens the lesson again', async () => {
  const order: string[] = []
  const stored = { sitting: 'earlier', affiliateId: 100001, attemptId: ATTEMPT, version: 2, sequence: 7 }
  const launchToken = 'earlier-token'
  await deviceSittings.put('earlier', {
    ...stored,
    launchToken,
    reports: [aReport(7)],
    begunAt: '2026-05-01T08:00:00Z',
  })
  const { begin } = await open({
    [`/attempts/${ATTEMPT}`]: ({ body }: { body: string }) => {
      order.push(JSON.parse(body).sitting)
      return { attemptId: ATTEMPT, version: 3, sequence: 7, isBeside: false }
    },
    '/launch': () => {
      order.push('launch')
      return aLaunch()
    },
  })
  await begin()
  expect(order).toEqual(['earlier', 'launch'])
  expect(await deviceSittings.list()).toEqual([])
})

test('leaving stops the lesson and waits for its last report', async () => {
  const { begin, posted, router, place } = await open()
  await begin()
  place.querySelector<HTMLElement>('[aria-label="Close lesson"]')?.click()
  await soon(() => expect(router.state.location.pathname).toBe(`/training/course/${OPEN_WATER}`))
  expect(posted.map(({ type }) => type)).toEqual(['start', 'stop'])
})

const done = { ...aReport(1).summary, status: 'completed', score: 0.8 }

test('[SC-07] a lesson that finished itself stays readable, and the next one is offered', async () => {
  const { begin, say, place, text, frame } = await open()
  await begin()
  say(commit(1, { summary: done }))
  await soon(() => expect(text()).toContain('Progress saved'))
  expect(text()).not.toContain('Lesson completed')
  say(commit(2, { summary: done, final: true }))
  await soon(() => expect(text()).toContain('Lesson completed'))
  expect(frame()?.hidden).toBe(false)
  expect(place.querySelector(`a[href$="/lesson/lesson-4"]`)).not.toBeNull()
  const onwards = [...place.querySelectorAll('a')].at(-1)
  expect(onwards?.textContent).toContain('Next lesson')
  // In right-to-left languages the arrow icon is flipped.
  expect(onwards?.querySelector('svg')?.getAttribute('class')).toContain('flip')
  say({ type: 'begun' })
  await soon(() => expect(text()).not.toContain('Lesson completed'))
})

test('[SC-07] a failed exam links to what is still unread', async () => {
  const exam = aLaunch()
  const { begin, say, place, text } = await open({
    '/launch': {
      ...exam,
      attempt: { ...exam.attempt, activityId: 'exam' },
      start: { ...exam.start, masteryScore: 0.75 },
    },
  })
  await begin()
  say(commit(1, { summary: { ...done, status: 'failed' } }))
  await soon(() => expect(text()).toContain('Not passed yet'))
  expect([...place.querySelectorAll('a')].at(-1)?.getAttribute('href')).toMatch(/lesson-3$/)
  say({ ...commit(2, { summary: { ...done, status: 'incomplete', score: null } }), take: 2 })
  await soon(() => expect(text()).not.toContain('Not passed yet'))
})

test('[SC-07] a lesson that reports to the server directly also ends here, with what comes next', async () => {
  const { begin, place, text } = await open()
  await begin()
  const outcome = { kind: 'told', attemptId: ATTEMPT, status: 'passed' } as const
  act(() => passNewsOn({ ...outcome, attemptId: 'another', final: true }))
  act(() => passNewsOn({ ...outcome, final: false }))
  expect(text()).not.toContain('Lesson completed')
  act(() => passNewsOn({ ...outcome, final: true }))
  expect(text()).toContain('Lesson completed')
  expect(place.querySelector(`a[href$="/lesson/lesson-4"]`)).not.toBeNull()
})

test('[SC-07] a result that the server refused is reported in plain language', async () => {
  const { begin, text } = await open()
  await begin()
  act(() => passNewsOn({ kind: 'refused', attemptId: ATTEMPT }))
  expect(text()).toContain('This lesson sent an invalid result.')
})

/** Opens a lesson on a clock that only the test moves. */
async function openOnFakeClock(answers: Answers = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const failures: string[] = []
  const launches = vi.fn<() => unknown>(() => aLaunch())
  const lesson = await open({
    '/launch': launches,
    '/failures': ({ body }: { body: string }) => {
      failures.push(JSON.parse(body).reason)
      return { isHeard: false }
    },
    ...answers,
  })
  await soon(() => expect(lesson.frame()).not.toBeNull())
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { ...lesson, failures, launches, pass }
}

test('[LE-03] a lesson that contacts nobody for 15 s is reported with a way on, and claims nothing saved', async () => {
  const { begin, text, pass, failures, frame, place, launches, say } = await openOnFakeClock()
  await begin()
  expect(text()).not.toContain('Progress saved')
  pass(15_000)
  expect(text()).toContain('your progress isn’t being saved')
  await soon(() => expect(text()).toContain('recorded this for the office'))
  expect(failures).toEqual(['no-contact'])
  expect(text()).not.toContain('Progress saved')
  expect(frame()?.hidden).toBe(false)
  expect(place.querySelector(`a[href="/training/course/${OPEN_WATER}"]`)?.textContent).toBe('Go to course')
  const retry = () => [...place.querySelectorAll('button')].find((one) => one.textContent === 'Try again')
  retry()?.click()
  await soon(() => expect(launches).toHaveBeenCalledTimes(2))
  await soon(() => expect(retry()).toBeUndefined())
  await begin()
  pass(15_000)
  expect(retry()).toBeDefined()
  act(() => say({ type: 'begun' }))
  expect(retry()).toBeUndefined()
})

test('[LE-03] a player that does not load is reported after 15 s, without a blank page or a claim', async () => {
  const { text, pass, failures, frame } = await openOnFakeClock()
  pass(14_000)
  expect(failures).toEqual([])
  pass(15_000)
  await soon(() => expect(failures).toEqual(['no-player']))
  expect(text()).toContain('The lesson isn’t responding.')
  expect(text()).toContain('Nothing from this visit was saved.')
  expect(text()).not.toMatch(/kept/i)
  expect(frame()?.hidden).toBe(true)
})

test('[LE-03] a lesson without its first page is reported at once', async () => {
  const { begin, say, text, failures, frame } = await openOnFakeClock()
  await begin()
  act(() => say({ type: 'problem', problem: 'launch-failed', element: null }))
  expect(text()).toContain('We can’t show the first page of this lesson.')
  expect(frame()?.hidden).toBe(true)
  await soon(() => expect(failures).toEqual(['launch-failed']))
})

test('[LE-03] a unit that has contacted the server is no failure, and its place counts as saved once it reports', async () => {
  const { begin, text, pass } = await openOnFakeClock({ '/failures': { isHeard: true } })
  await begin()
  pass(15_000)
  await soon(() => expect(text()).not.toContain('your progress isn’t being saved'))
  expect(text()).not.toContain('Progress saved')
  act(() => passNewsOn({ kind: 'told', attemptId: ATTEMPT, status: 'incomplete', final: false }))
  expect(text()).toContain('Progress saved')
})

test('[LE-03] offline, the failure is shown and not claimed to be recorded', async () => {
  const { begin, text, pass } = await openOnFakeClock({ '/failures': new TypeError('offline') })
  await begin()
  pass(15_000)
  expect(text()).toContain('your progress isn’t being saved')
  expect(text()).not.toContain('recorded')
})

test('using two devices at once is reported in plain language', async () => {
  const { begin, say, text } = await open({
    [`/attempts/${ATTEMPT}`]: { attemptId: ATTEMPT, version: 1, sequence: 1, isBeside: true },
  })
  await begin()
  say(commit(1))
  await soon(() => expect(text()).toContain('Both results are saved, and the better one counts.'))
})

test('a course without lessons says so instead of showing an empty frame', async () => {
  const app = await anApp(`/training/course/${OPEN_WATER}/lesson`)
  const others = app.fetch.getMockImplementation()
  app.fetch.mockImplementation(async (input, init) =>
    String(input).endsWith('/launch')
      ? Response.json({ problem: 'course-without-content' }, { status: 409 })
      : (others?.(input, init) as Promise<Response>),
  )
  await restOf(app)
  shown = show(app)
  const { place } = shown
  await soon(() => expect(place.querySelector('h1')?.textContent).toBe('This course has no lessons here yet'))
  expect(place.querySelector('iframe')).toBeNull()
})

test('a lesson that requests the next one opens it, and one that closes itself says so', async () => {
  const { begin, say, router, text } = await open()
  await begin()
  say({ type: 'navigate', to: 'next' })
  await soon(() =>
    expect(router.state.location.pathname).toBe(`/training/course/${OPEN_WATER}/lesson/lesson-4`),
  )
  await soon(() => expect(text()).toContain('lesson 4 of 5'))
  await begin()
  say(commit(1, { final: true }))
  await soon(() => expect(text()).toContain('Lesson closed'))
})

test('a package problem is reported as text', async () => {
  const { begin, say, text } = await open()
  await begin()
  say({ type: 'problem', problem: 'state-too-long', element: null })
  await soon(() => expect(text()).toContain('It may reopen at an earlier page.'))
})

test('[SC-07] a course is stored offline with the launch data of each lesson, and can be removed again', async () => {
  const { begin, say, posted, text, place, commits } = await open()
  await begin()
  expect(text()).not.toContain('Save offline')
  say(commit(1, { state: { page: 7 } }))
  await soon(() => expect(commits).toHaveLength(1))
  await soon(() => expect(text()).toContain('Progress saved'))
  say({ type: 'keeping', state: 'none', done: 0, of: 0 })
  const button = () =>
    [...place.querySelectorAll('button')].find((one) => /offline/.test(one.textContent ?? ''))
  await soon(() => expect(button()?.textContent).toBe('Save offline'))
  button()?.click()
  expect(posted.at(-1)).toEqual({ type: 'keep' })
  say({ type: 'keeping', state: 'kept', done: 9, of: 9 })
  await soon(() => expect(button()?.textContent).toBe('Saved offline'))
  const stored = await deviceLessons.list()
  expect(stored.map(({ launch }) => launch.attempt.activityId).toSorted()).toEqual([
    'exam',
    ...[1, 2, 3, 4, 5].map((at) => `lesson-${at}`),
  ])
  const isOpen = async (page: number, version: number) => {
    const lessons = await deviceLessons.list()
    const lesson = lessons.find(({ launch }) => launch.attempt.activityId === 'lesson-3')
    expect(lesson?.launch).toMatchObject({ start: { saved: { page } }, attempt: { version } })
  }
  // The position when it was stored, not when it was opened; otherwise it would look like another device.
  await isOpen(7, 5)
  say(commit(2, { state: { page: 8 } }))
  await soon(() => isOpen(8, 6))
  button()?.click()
  expect(posted.at(-1)).toEqual({ type: 'release' })
  await soon(async () => expect(await deviceLessons.list()).toEqual([]))
})

const storedIds = async () =>
  (await deviceLessons.list()).map(({ launch }) => launch.attempt.activityId).toSorted()

test('[BO-01] [BO-02] a lesson that was opened is stored with the next one, without being asked for and without the exam', async () => {
  const { begin, say, posted, place } = await open()
  await begin()
  expect(posted.map(({ type }) => type)).not.toContain('store')
  say({ type: 'keeping', state: 'none', done: 0, of: 0 })
  say(commit(1, { state: { page: 7 } }))
  await soon(() => expect(posted.at(-1)).toEqual({ type: 'store', mostBytes: 25_000_000 }))
  expect(await storedIds()).toEqual([])
  say({ type: 'stored' })
  await soon(async () => expect(await storedIds()).toEqual(['lesson-3', 'lesson-4']))
  expect(place.textContent).toContain('Save offline')
  shown?.unmount()
  const last = await open({}, `/training/course/${OPEN_WATER}/lesson/lesson-5`)
  await last.begin()
  last.say({ type: 'begun' })
  last.say({ type: 'stored' })
  await soon(async () => expect(await storedIds()).toEqual(['lesson-3', 'lesson-4', 'lesson-5']))
})

test('[BO-01] nothing is stored unasked on a metered connection, nor when the lesson came from this device', async () => {
  const connection = { saveData: true }
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const metered = await open()
  await metered.begin()
  metered.say(commit(1))
  await soon(() => expect(metered.text()).toContain('Progress saved'))
  expect(metered.posted.map(({ type }) => type)).toEqual(['start'])
  shown?.unmount()
  connection.saveData = false
  const course = aCourseRecord()
  await putLesson({ affiliateId: 100001, course, launch: aLaunch(), usedAt: '' })
  const offline = await open({ '/launch': () => new TypeError('offline') })
  await offline.begin()
  offline.say(commit(1))
  await soon(() => expect(offline.commits).toHaveLength(1))
  expect(offline.posted.map(({ type }) => type)).toEqual(['start'])
  Reflect.deleteProperty(navigator, 'connection')
})

test('[TS-11] an exam that has to wait does not keep the lessons from being stored offline', async () => {
  const { begin, say, place } = await open({
    '/launch': ({ body }: { body: string }) => {
      const { activityId } = JSON.parse(body) as { activityId: string }
      const nextAt = '2100-01-01T00:00:00.000Z'
      return activityId === 'exam'
        ? Response.json({ problem: 'exam-attempts-used', nextAt }, { status: 409 })
        : aLaunch(activityId)
    },
  })
  await begin()
  say({ type: 'keeping', state: 'kept', done: 9, of: 9 })
  await soon(() => expect(place.textContent).toContain('Saved offline'))
  const stored = await deviceLessons.list()
  expect(stored.map(({ launch }) => launch.attempt.activityId).toSorted()).toEqual(
    [1, 2, 3, 4, 5].map((at) => `lesson-${at}`),
  )
})

test("[SC-07] a course isn't shown as stored while the portal itself would not open offline", async () => {
  const worker = aComingWorker()
  const { begin, say, place } = await open()
  await begin()
  const button = () =>
    [...place.querySelectorAll('button')].find((one) => /offline|Saving/.test(one.textContent ?? ''))
      ?.textContent
  say({ type: 'keeping', state: 'kept', done: 9, of: 9 })
  await soon(async () => expect(await deviceLessons.list()).toHaveLength(6))
  expect(button()).toBe('Saving, 100%')
  worker.become('activated')
  await soon(() => expect(button()).toBe('Saved offline'))
  await dropLessons(100001, OPEN_WATER)
  withoutWorker()
})

test('[SC-07] while offline a stored lesson opens where it was left, and continues with its pending reports', async () => {
  const offline = new TypeError('no signal')
  const lesson = {
    affiliateId: 100001,
    launch: aLaunch(),
    course: aCourseRecord(),
    usedAt: '2026-05-01T08:00:00Z',
  }
  await putLesson(lesson)
  const waiting = { sitting: 'earlier', affiliateId: 100001, attemptId: ATTEMPT, version: 4, sequence: 2 }
  const reports = [aReport(2, { state: { page: 7 } })]
  await deviceSittings.put('earlier', { ...waiting, reports, begunAt: '2026-05-01T08:00:00Z' })
  const { begin, say, posted, text } = await open({
    [`/courses/${OPEN_WATER}`]: offline,
    '/launch': offline,
    [`/attempts/${ATTEMPT}`]: offline,
  })
  await begin()
  expect(posted[0]).toMatchObject({ type: 'start', saved: { page: 7 } })
  expect(text()).toContain('Open Water Diver, lesson 3 of 5')
  say(commit(1, { state: { page: 8 } }))
  await soon(async () =>
    expect(await deviceSittings.list()).toMatchObject([{ sitting: 'earlier', sequence: 3 }]),
  )
})

test('[LE-08] a note in a lesson belongs to the page that the lesson reports', async () => {
  const server = aNotesServer()
  const pages = ['Pressure', 'Ears'].map((title) => ({ lesson: 'lesson-3', title, texts: [] }))
  const index = { culture: 'en-US', lessons: [], pages, glossary: [] }
  const { begin, say, place, text, fetch, frame } = await open({
    [`/courses/${ENROLMENT}/index`]: index,
  })
  withNotes(fetch, server)
  await begin()
  const { summary } = aReport(1)
  say(commit(1, { summary: { ...summary, place: '2/2' } }))
  await act(async () => place.querySelector<HTMLElement>('[aria-label="My notes"]')?.click())
  await soon(() => expect(text()).toContain('Note: Ears'))
  const field = place.querySelector('textarea') as HTMLTextAreaElement
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Gently.')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  say(commit(2, { summary: { ...summary, place: '1/2' } }))
  await vi.waitFor(() => expect(server.saved).toHaveLength(1))
  expect(server.saved[0]).toMatchObject({ activityId: 'lesson-3', page: 'Ears', text: 'Gently.' })
  expect(text()).toContain('Note: Ears')
  const done = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Done')
  await act(async () => done?.click())
  await soon(() => expect(text()).toContain('Note: Pressure'))
  expect(document.activeElement?.tagName).toBe('TEXTAREA')
  frame()?.focus()
  say(commit(3, { summary: { ...summary, place: '2/2' } }))
  await soon(() => expect(text()).toContain('Note: Ears'))
  expect(document.activeElement).toBe(frame())
})

test('[SC-07] a lesson that does not open without a connection says how to have it offline', async () => {
  const { text } = await open({ '/launch': new TypeError('offline') })
  await soon(() => expect(text()).toContain('We couldn’t open the lesson.'))
  expect(text()).toContain('open one while you’re online and choose “Save offline”')
})
