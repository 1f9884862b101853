import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sit12, sit2004 } from './sit.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('SCORM 1.2: a package finds the learner, its launch data and its entry mode', () => {
  const { api, messages } = sit12({ masteryScore: 0.75 })
  expect(api.LMSInitialize('')).toBe('true')
  expect(messages).toEqual([{ type: 'begun' }])
  const values = {
    'cmi.core.student_id': '100002',
    'cmi.core.student_name': 'Reef, Dana',
    'cmi.core.entry': 'ab-initio',
    'cmi.core.credit': 'credit',
    'cmi.core.lesson_mode': 'normal',
    'cmi.launch_data': 'depth=18',
    'cmi.student_data.mastery_score': '75',
    'cmi.core.lesson_status': 'not attempted',
  }
  for (const [element, value] of Object.entries(values))
    expect([element, api.LMSGetValue(element)]).toEqual([element, value])
})

test('SCORM 1.2: reports writes in one message right after a commit', async () => {
  const { api, commits } = sit12()
  api.LMSInitialize('')
  for (let page = 1; page <= 20; page++) {
    api.LMSSetValue('cmi.core.lesson_location', `${page}/20`)
    api.LMSSetValue('cmi.core.lesson_status', 'incomplete')
    api.LMSCommit('')
  }
  expect(commits()).toEqual([])
  await Promise.resolve()
  expect(commits()).toMatchObject([
    { sequence: 1, final: false, summary: { status: 'incomplete', place: '20/20', progress: 1 } },
  ])
})

test('reports what a package never commits, and at once when the page is left', () => {
  const { api, commits, sitting } = sit12()
  api.LMSInitialize('')
  api.LMSSetValue('cmi.core.lesson_location', '2/9')
  vi.advanceTimersByTime(2000)
  expect(commits()).toHaveLength(1)
  api.LMSSetValue('cmi.core.lesson_location', '3/9')
  sitting.flush()
  sitting.flush()
  expect(commits().map(({ summary }) => summary.place)).toEqual(['2/9', '3/9'])
})

test('SCORM 1.2: a reopened package finds its place, its data, its time and its questions', () => {
  const first = sit12()
  first.api.LMSInitialize('')
  first.api.LMSSetValue('cmi.suspend_data', 'x'.repeat(30_000))
  first.api.LMSSetValue('cmi.core.lesson_location', '4/9')
  first.api.LMSSetValue('cmi.interactions.0.id', 'q1')
  first.api.LMSSetValue('cmi.interactions.0.result', 'correct')
  vi.advanceTimersByTime(90_000)
  first.sitting.end()
  expect(first.commits().at(-1)).toMatchObject({
    final: true,
    summary: { status: 'incomplete', seconds: 90, place: '4/9' },
    answers: [{ id: 'q1', result: 'correct', at: '2026-11-15T10:00:00.000Z' }],
  })
  const second = sit12({ saved: first.saved() })
  second.api.LMSInitialize('')
  expect(second.api.LMSGetValue('cmi.core.entry')).toBe('resume')
  expect(second.api.LMSGetValue('cmi.core.lesson_location')).toBe('4/9')
  expect(second.api.LMSGetValue('cmi.suspend_data')).toHaveLength(30_000)
  expect(second.api.LMSGetValue('cmi.interactions._count')).toBe('1')
  second.api.LMSSetValue('cmi.core.session_time', '00:01:00')
  second.api.LMSFinish('')
  expect(second.commits().at(-1)).toMatchObject({ summary: { seconds: 150 }, answers: [] })
})

test('refuses a resume point that is too long, and reports it to the learner', () => {
  const { api, messages } = sit12()
  api.LMSInitialize('')
  expect(api.LMSSetValue('cmi.suspend_data', 'x'.repeat(64_000))).toBe('true')
  expect(api.LMSSetValue('cmi.suspend_data', 'x'.repeat(64_001))).toBe('false')
  expect(api.LMSGetLastError()).toBe('405')
  expect(messages.at(-1)).toEqual({ type: 'problem', problem: 'state-too-long', element: 'cmi.suspend_data' })
  expect(api.LMSGetValue('cmi.suspend_data')).toHaveLength(64_000)
})

test('refuses and reports a score of a thousand million', () => {
  const old = sit12()
  old.api.LMSInitialize('')
  expect(old.api.LMSSetValue('cmi.core.score.raw', '1000000000')).toBe('false')
  expect(old.messages.at(-1)).toMatchObject({ problem: 'value-refused', element: 'cmi.core.score.raw' })
  const later = sit2004()
  later.api.Initialize('')
  expect(later.api.SetValue('cmi.score.scaled', '1000000000')).toBe('false')
  later.api.SetValue('cmi.score.raw', '1000000000')
  later.api.Terminate('')
  expect(later.commits().at(-1)).toMatchObject({ summary: { score: null } })
})

test('the pass mark decides whether an exam is passed or failed', () => {
  const result = (raw: string) => {
    const { api, commits } = sit12({ masteryScore: 0.75 })
    api.LMSInitialize('')
    api.LMSSetValue('cmi.core.score.raw', raw)
    api.LMSSetValue('cmi.core.lesson_status', 'completed')
    api.LMSFinish('')
    return commits().at(-1)?.summary
  }
  expect(result('74')).toMatchObject({ status: 'failed', score: 0.74 })
  expect(result('75')).toMatchObject({ status: 'passed', score: 0.75 })
})

test('a package that only starts and ends is completed; one that is closed in the middle is not', () => {
  const done = sit12()
  done.api.LMSInitialize('')
  done.api.LMSFinish('')
  expect(done.commits().at(-1)).toMatchObject({ final: true, summary: { status: 'completed' } })
  const closed = sit12()
  closed.api.LMSInitialize('')
  closed.sitting.end()
  expect(closed.commits().at(-1)?.summary.status).toBe('incomplete')
  const done2004 = sit2004()
  done2004.api.Initialize('')
  done2004.api.Terminate('')
  expect(done2004.commits().at(-1)?.summary.status).toBe('completed')
  const suspended = sit2004()
  suspended.api.Initialize('')
  suspended.api.SetValue('cmi.exit', 'suspend')
  suspended.api.Terminate('')
  expect(suspended.commits().at(-1)?.summary.status).toBe('incomplete')
})

test('SCORM 2004: the objectives of the manifest exist, and store what is written to them', () => {
  const first = sit2004({ objectives: ['gas', 'depth'] })
  first.api.Initialize('')
  expect(first.api.GetValue('cmi.objectives._count')).toBe('2')
  expect(first.api.GetValue('cmi.objectives.1.id')).toBe('depth')
  expect(first.api.SetValue('cmi.objectives.1.success_status', 'passed')).toBe('true')
  first.sitting.end()
  const second = sit2004({ objectives: ['gas', 'depth'], saved: first.saved() })
  second.api.Initialize('')
  expect(second.api.GetValue('cmi.objectives._count')).toBe('2')
  expect(second.api.GetValue('cmi.objectives.1.success_status')).toBe('passed')
})

test('SCORM 2004: data is reported, saved and restored', () => {
  const first = sit2004({ masteryScore: 0.7, completionThreshold: 0.8, timeLimit: 'PT1H' })
  first.api.Initialize('')
  const names = [
    'scaled_passing_score',
    'completion_threshold',
    'max_time_allowed',
    'mode',
    'launch_data',
    'entry',
  ]
  expect(names.map((name) => first.api.GetValue(`cmi.${name}`))).toEqual([
    '0.7',
    '0.8',
    'PT1H',
    'normal',
    'depth=18',
    'ab-initio',
  ])
  first.api.SetValue('cmi.location', 'p4')
  first.api.SetValue('cmi.progress_measure', '0.85')
  first.api.SetValue('cmi.score.scaled', '0.9')
  first.api.SetValue('cmi.interactions.0.id', 'q1')
  first.api.SetValue('cmi.interactions.0.type', 'choice')
  expect(first.api.SetValue('cmi.interactions.0.timestamp', '2026-11-15T10:00:00Z')).toBe('true')
  first.api.SetValue('cmi.interactions.0.learner_response', 'a')
  first.api.SetValue('cmi.interactions.0.description', 'What is nitrox?')
  first.api.SetValue('cmi.exit', 'suspend')
  vi.advanceTimersByTime(60_000)
  first.api.Terminate('')
  expect(first.commits().at(-1)).toMatchObject({
    final: true,
    summary: { status: 'passed', score: 0.9, seconds: 60, place: 'p4', progress: 0.85 },
    answers: [{ id: 'q1', prompt: 'What is nitrox?', given: 'a' }],
  })
  const second = sit2004({ saved: first.saved() })
  second.api.Initialize('')
  expect(second.api.GetValue('cmi.entry')).toBe('resume')
  expect(second.api.GetValue('cmi.location')).toBe('p4')
  expect(second.api.GetValue('cmi.total_time')).toBe('PT1M')
  expect(second.api.GetValue('cmi.interactions.0.learner_response')).toBe('a')
})

test('SCORM 2004: a package learns where it may navigate and requests where to go', () => {
  const { api, messages } = sit2004({ choices: ['L1', 'EXAM'] })
  api.Initialize('')
  expect(api.GetValue('adl.nav.request_valid.choice.{target=EXAM}')).toBe('true')
  expect(api.GetValue('adl.nav.request_valid.choice.{target=L9}')).toBe('false')
  expect(api.GetValue('adl.nav.request_valid.continue')).toBe('true')
  expect(api.GetValue('adl.nav.request_valid.previous')).toBe('false')
  expect(api.SetValue('adl.nav.request', 'continue')).toBe('true')
  api.Terminate('')
  expect(messages.at(-1)).toEqual({ type: 'navigate', to: 'next' })
  const choosing = sit2004()
  choosing.api.Initialize('')
  choosing.api.SetValue('adl.nav.request', '{target=EXAM}choice')
  choosing.api.Terminate('')
  expect(choosing.messages.at(-1)).toEqual({ type: 'navigate', to: { activityId: 'EXAM' } })
})

test("leaves out answers that don't fit into the state, and still reports them", () => {
  const { api, commits, sitting } = sit2004()
  api.Initialize('')
  for (let index = 0; index < 140; index++) {
    api.SetValue(`cmi.interactions.${index}.id`, `q${index}`)
    api.SetValue(`cmi.interactions.${index}.type`, 'fill-in')
    api.SetValue(`cmi.interactions.${index}.learner_response`, 'y'.repeat(3900))
  }
  sitting.flush()
  const [commit] = commits()
  expect(commit?.answers).toHaveLength(140)
  expect(JSON.stringify(commit?.state).length).toBeLessThan(512_000)
})

test('a package with several pages, which ends on each and starts on the next, continues where it was', () => {
  const old = sit12()
  old.api.LMSInitialize('')
  old.api.LMSSetValue('cmi.core.lesson_status', 'incomplete')
  old.api.LMSSetValue('cmi.suspend_data', 'page one')
  vi.advanceTimersByTime(60_000)
  old.api.LMSFinish('')
  expect(old.api.LMSInitialize('')).toBe('true')
  expect(old.api.LMSGetValue('cmi.suspend_data')).toBe('page one')
  vi.advanceTimersByTime(30_000)
  old.api.LMSSetValue('cmi.core.lesson_status', 'completed')
  old.api.LMSFinish('')
  const ends = old.commits().filter(({ final }) => final)
  expect(ends.map(({ summary }) => [summary.status, summary.seconds])).toEqual([
    ['incomplete', 60],
    ['completed', 90],
  ])
  const later = sit2004()
  later.api.Initialize('')
  later.api.SetValue('cmi.location', 'p1')
  later.api.SetValue('cmi.exit', 'suspend')
  later.api.Terminate('')
  expect(later.api.Initialize('')).toBe('true')
  expect(later.api.GetValue('cmi.location')).toBe('p1')
})

test('[LE-02] SCORM 1.2: outside of its session a package gets nothing, writes nothing and sends nothing', () => {
  const { api, messages, commits, sitting } = sit12()
  const isRefused = () => {
    const calls = {
      get: () => api.LMSGetValue('cmi.core.lesson_status'),
      set: () => api.LMSSetValue('cmi.core.lesson_status', 'passed'),
      score: () => api.LMSSetValue('cmi.core.score.raw', '100'),
      words: () => api.LMSSetValue('cmi.interactions.0.description', 'Why?'),
      commit: () => api.LMSCommit(''),
      end: () => api.LMSFinish(''),
    }
    for (const [name, call] of Object.entries(calls))
      expect([name, call(), api.LMSGetLastError()]).toEqual([name, name === 'get' ? '' : 'false', '301'])
  }
  isRefused()
  expect(api.LMSInitialize('')).toBe('true')
  expect(api.LMSGetLastError()).toBe('0')
  api.LMSSetValue('cmi.core.lesson_status', 'failed')
  expect(api.LMSFinish('')).toBe('true')
  expect(api.LMSGetLastError()).toBe('0')
  isRefused()
  sitting.end()
  vi.advanceTimersByTime(5000)
  expect(commits()).toMatchObject([{ final: true, summary: { status: 'failed' } }])
  expect(messages.filter(({ type }) => type === 'problem')).toEqual([])
})

test('[LE-02] SCORM 2004: a call outside of its session has the error of its kind, and sends nothing', () => {
  const { api, messages, commits, sitting } = sit2004()
  const errors = () => [
    [api.GetValue('cmi.location'), api.GetLastError()],
    [api.GetValue('adl.nav.request_valid.continue'), api.GetLastError()],
    [api.SetValue('cmi.score.scaled', '1'), api.GetLastError()],
    [api.Commit(''), api.GetLastError()],
    [api.Terminate(''), api.GetLastError()],
  ]
  const refused = (...codes: string[]) => codes.map((code, at) => [at < 2 ? '' : 'false', code])
  expect(errors()).toEqual(refused('122', '122', '132', '142', '112'))
  api.Initialize('')
  api.SetValue('cmi.success_status', 'failed')
  expect(api.Terminate('')).toBe('true')
  expect(errors()).toEqual(refused('123', '123', '133', '143', '113'))
  sitting.end()
  vi.advanceTimersByTime(5000)
  expect(commits()).toMatchObject([{ final: true, summary: { status: 'failed' } }])
  expect(messages.filter(({ type }) => type === 'problem')).toEqual([])
})

test('SCORM 1.2: accepts a question text that a package sends, and reads words in identifiers', () => {
  const { api, sitting, commits } = sit12()
  api.LMSInitialize('')
  api.LMSSetValue('cmi.interactions.0.id', 'gas-1')
  expect(api.LMSSetValue('cmi.interactions.0.description', 'What does air do?')).toBe('true')
  api.LMSSetValue('cmi.interactions.0.student_response', 'It_expands')
  api.LMSSetValue('cmi.interactions.1.id', 'How_deep_is_it_at_2_bar')
  api.LMSSetValue('cmi.interactions.1.student_response', 'b')
  api.LMSSetValue('cmi.interactions.2.id', 'Scene1_Slide3_MultiChoice_0_0')
  sitting.end()
  expect(commits().at(-1)?.answers).toMatchObject([
    { id: 'gas-1', prompt: 'What does air do?', given: 'It expands' },
    { prompt: 'How deep is it at 2 bar', given: 'b' },
    { id: 'Scene1_Slide3_MultiChoice_0_0', prompt: null },
  ])
})
