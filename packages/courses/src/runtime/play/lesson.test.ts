import { Scorm12API } from 'scorm-again/scorm12'
import { expect, test } from 'vitest'
import type { LessonData } from '../data.ts'
import { reportOf } from './report.ts'
import { openPage, type Stage } from './stage.ts'

const FILE = 'breathing-under-pressure.html'

/** A real SCORM runtime, set up around a lesson the way an LMS does it. */
function aRuntime(saved?: Record<string, unknown>) {
  const api = new Scorm12API({ autocommit: false, logLevel: 5 })
  if (saved) api.loadFromJSON(saved as never)
  return api
}

const read = (api: Scorm12API, element: string) => api.LMSGetValue(element)

const ENDS = ['Finish lesson', 'Retry missed questions', 'Read the rest']

function answerAll(stage: Stage, isWrong: (at: number) => boolean) {
  const questions = (stage.data as LessonData).pages.flatMap((page) => page.questions)
  for (let at = 0; !ENDS.includes(stage.nextWord() ?? ''); stage.next()) {
    const { right } = questions[at] ?? { right: 0 }
    if (stage.nextWord() !== 'Check answer') continue
    stage.wait(5)
    stage.choose(isWrong(at) ? (right + 1) % 3 : right)
    stage.next()
    at++
  }
}

test('a lesson starts at its first page and reports that it is in progress', () => {
  const api = aRuntime()
  const stage = openPage('open-water', FILE, { API: api })
  expect(stage.title()).toBe('Pressure adds up')
  expect(stage.place()).toBe('Page 1 of 8')
  expect(read(api, 'cmi.core.lesson_status')).toBe('incomplete')
})

test('pressing the button checks the answer, shows the reason and moves the focus on', () => {
  const stage = openPage('open-water', FILE, { API: aRuntime() })
  stage.next()
  expect(stage.note()).toBe('Choose an answer first.')
  expect(stage.focused()).toBe('LEGEND')
  stage.choose(0)
  expect(stage.said()).toBe('')
  stage.next()
  expect(stage.said()).toMatch(/^Not quite\. 15 ÷ 10/)
  expect(stage.focused()).toBe('BUTTON')
  stage.next()
  expect(stage.title()).toBe('Your ears feel it first')
  expect(stage.focused()).toBe('H1')
})

test('[ST-13] a lesson resumes at the exact page and question where it was left, with the given answers', () => {
  const api = aRuntime()
  const before = openPage('open-water', FILE, { API: api })
  while (before.title() !== 'Air shrinks as you go down') {
    before.choose(1)
    before.next()
    before.next()
  }
  before.choose(1)
  before.next()
  before.next()
  expect(before.ids()).toEqual(['breathing-under-pressure-6'])
  before.recorder.end()
  const stored = {
    core: {
      lesson_location: read(api, 'cmi.core.lesson_location') || '5/8',
      lesson_status: 'incomplete',
      entry: 'resume',
    },
    suspend_data: reportOf(api).suspend_data,
  }
  expect(stored.core.lesson_location).toBe('5/8')
  const after = openPage('open-water', FILE, { API: aRuntime(stored) })
  expect(after.title()).toBe('Air shrinks as you go down')
  expect(after.ids()).toEqual(['breathing-under-pressure-6'])
  after.back()
  expect(after.said()).toMatch(/^Right\./)
})

test('a finished lesson reports completion with its score, its time and one interaction for each answer', () => {
  const api = aRuntime()
  const stage = openPage('open-water', FILE, { API: api })
  answerAll(stage, (at) => at === 0 || at === 9)
  expect(stage.text('.result h2')).toBe('You got 12 of 14 right')
  stage.next()
  const { core, interactions } = reportOf(api)
  expect(core.lesson_status).toBe('completed')
  expect([core.score.min, core.score.raw, core.score.max]).toEqual(['0', '86', '100'])
  expect(core.session_time).toMatch(/00:01:10$/)
  const [first, second] = Object.values(interactions)
  expect(Object.values(interactions)).toHaveLength(14)
  expect(first).toMatchObject({
    id: 'breathing-under-pressure-1',
    type: 'choice',
    result: 'wrong',
    student_response: '15_bar',
  })
  expect(second).toMatchObject({
    result: 'correct',
    student_response: 'Go_up_a_little_equalize_gently_and_go_on_slowly',
    correct_responses: { 0: { pattern: 'Go_up_a_little_equalize_gently_and_go_on_slowly' } },
  })
  expect(first?.latency).toMatch(/00:00:05$/)
  expect(api.isInitialized()).toBe(false)
  expect(stage.text('.result-text')).toMatch(/^Lesson finished/)
  expect(stage.text('[data-again]')).toBeUndefined()
})

test('missed questions link to the page that explains them and can be retried', () => {
  const api = aRuntime()
  const stage = openPage('open-water', FILE, { API: api })
  answerAll(stage, (at) => at === 9)
  expect(stage.text('.result-ways')).toContain('Read again: Your ears feel it first')
  stage.press('[data-again]')
  expect(stage.ids()).toEqual(['breathing-under-pressure-10'])
  answerAll(stage, () => false)
  expect(stage.text('.result h2')).toBe('You got 14 of 14 right')
})

test('a lesson is not done before 75 % of its check are right, and asks the missed questions again until then', () => {
  const api = aRuntime()
  const stage = openPage('open-water', FILE, { API: api })
  answerAll(stage, (at) => at > 0)
  expect(stage.text('.result h2')).toBe('You got 1 of 14 right')
  expect(stage.text('.result-text')).toMatch(/^Get 11 of 14 answers right to finish the lesson\./)
  expect([stage.nextWord(), stage.text('[data-again]')]).toEqual(Array(2).fill('Retry missed questions'))
  stage.next()
  expect(stage.ids()).toEqual(['breathing-under-pressure-2'])
  expect(reportOf(api).core.lesson_status).toBe('incomplete')
  // On the second try, all but the last three are right.
  const questions = (stage.data as LessonData).pages.flatMap((page) => page.questions)
  for (let at = 1; !ENDS.includes(stage.nextWord() ?? ''); stage.next()) {
    if (stage.nextWord() !== 'Check answer') continue
    const right = questions[at]?.right ?? 0
    stage.choose(at > 10 ? (right + 1) % 3 : right)
    stage.next()
    at++
  }
  expect([stage.text('.result h2'), stage.nextWord()]).toEqual(['You got 11 of 14 right', 'Finish lesson'])
  stage.next()
  expect(reportOf(api).core).toMatchObject({ lesson_status: 'completed', score: { raw: '79' } })
})

test('a lesson is not done before all its pages were read', () => {
  const api = aRuntime()
  const lesson = openPage('open-water', FILE, { API: api }).data as LessonData
  const given = lesson.pages.flatMap(({ questions }) => questions.map(({ right }) => right)).join('')
  const core = { lesson_location: '8/8', lesson_status: 'incomplete' }
  const last = lesson.pages.at(-1)?.questions.length
  const suspend_data = `L1~7~${last}~11110111~${given}~`
  const stage = openPage('open-water', FILE, { API: aRuntime({ core, suspend_data }) })
  expect(stage.text('.result-text')).toMatch(/^You passed the check\. Read the pages/)
  expect(stage.nextWord()).toBe('Read the rest')
  stage.next()
  expect(stage.place()).toBe('Page 5 of 8')
  for (; !ENDS.includes(stage.nextWord() ?? ''); ) stage.next()
  expect(stage.nextWord()).toBe('Finish lesson')
})

test('a lesson that was completed before stays done, whatever its answers', () => {
  const api = aRuntime()
  const lesson = openPage('open-water', FILE, { API: api }).data as LessonData
  const given = lesson.pages
    .flatMap(({ questions }) => questions.map(({ right }) => (right + 1) % 3))
    .join('')
  const core = { lesson_location: '8/8', lesson_status: 'completed' }
  const suspend_data = `L1~7~${lesson.pages.at(-1)?.questions.length}~11111111~${given}~`
  const stage = openPage('open-water', FILE, { API: aRuntime({ core, suspend_data }) })
  expect([stage.text('.result h2'), stage.nextWord()]).toEqual(['You got 0 of 14 right', 'Finish lesson'])
})

test('a lesson shows an error when the LMS does not accept its data', () => {
  const api = aRuntime()
  const stage = openPage('open-water', FILE, { API: api })
  api.LMSSetValue = () => 'false'
  stage.choose(1)
  stage.next()
  expect(stage.note()).toMatch(/couldn’t save your place/)
})

test('a lesson outside a course can be read and says that nothing is saved', () => {
  const stage = openPage('open-water', FILE, {})
  expect(stage.note()).toMatch(/^Your progress isn’t saved/)
  stage.choose(1)
  stage.next()
  stage.next()
  expect(stage.title()).toBe('Your ears feel it first')
})

test('finds a runtime even though the window above it belongs to another origin', () => {
  const portal = new Proxy(
    {},
    {
      get: () => {
        throw new Error('another origin')
      },
    },
  )
  const api = aRuntime()
  const stage = openPage('open-water', FILE, { API: api, parent: portal })
  expect(stage.recorder.isConnected).toBe(true)
  expect(read(api, 'cmi.core.lesson_status')).toBe('incomplete')
})

test('[LE-08] a lesson opens at the page that a link names, and keeps the answers and pages from before', () => {
  const api = aRuntime()
  const before = openPage('open-water', FILE, { API: api })
  before.choose(1)
  before.next()
  before.next()
  before.recorder.end()
  const saved = { cmi: { core: { lesson_location: read(api, 'cmi.core.lesson_location') } } }
  const stage = openPage('open-water', FILE, { API: aRuntime(saved) }, 'Air shrinks as you go down')
  expect(stage.title()).toBe('Air shrinks as you go down')
  const unknown = openPage('open-water', FILE, { API: aRuntime(saved) }, 'A page of another edition')
  expect(unknown.title()).toBe('Your ears feel it first')
})

test('[LE-08] the first use of a term on a page opens its explanation, and Escape or another press closes it', () => {
  const stage = openPage('open-water', FILE, { API: aRuntime() }, 'Your ears feel it first')
  const term = stage.term('eardrum')
  expect(stage.terms().filter((word) => word.toLowerCase() === 'eardrum')).toHaveLength(1)
  term?.click()
  expect(term?.getAttribute('aria-expanded')).toBe('true')
  const note = () => stage.text(`#${term?.getAttribute('aria-controls')}`)
  expect(note()).toMatch(/^Eardrum The thin skin/)
  stage.key('Escape')
  expect([note(), term?.getAttribute('aria-expanded'), stage.focused()]).toEqual(['', 'false', 'BUTTON'])
  term?.click()
  stage.term('equalizing')?.click()
  expect(stage.openTerms()).toEqual(['equalizing'])
  expect(note()).not.toMatch(/Eardrum/)
  expect(stage.title()).toBe('Your ears feel it first')
})
