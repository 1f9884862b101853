import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sit12, sit2004 } from './sit.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a package that calls before initializing gets an error, and starts late', () => {
  const old = sit12()
  expect(old.api.LMSCommit('')).toBe('false')
  expect(old.api.LMSGetLastError()).toBe('301')
  expect(old.api.LMSGetValue('cmi.core.lesson_status')).toBe('')
  vi.advanceTimersByTime(600_000)
  expect(old.api.LMSInitialize('')).toBe('true')
  expect(old.api.LMSSetValue('cmi.core.lesson_location', '2')).toBe('true')
  vi.advanceTimersByTime(30_000)
  old.api.LMSFinish('')
  expect(old.commits().at(-1)?.summary).toMatchObject({ seconds: 30, place: '2' })
  const later = sit2004()
  expect([later.api.Commit(''), later.api.GetLastError()]).toEqual(['false', '142'])
  expect([later.api.SetValue('cmi.location', '1'), later.api.GetLastError()]).toEqual(['false', '132'])
  expect(later.api.Initialize('')).toBe('true')
  expect([later.api.Initialize(''), later.api.GetLastError()]).toEqual(['false', '103'])
})

test('[SC-07] a package that saves its place and never sets a status has started, and resumes', () => {
  const first = sit12()
  first.api.LMSInitialize('')
  first.api.LMSSetValue('cmi.core.lesson_location', 'slide_7')
  first.api.LMSSetValue('cmi.suspend_data', 'x'.repeat(5000))
  first.api.LMSCommit('')
  first.sitting.flush()
  expect(first.commits().at(-1)?.summary).toMatchObject({ status: 'incomplete', place: 'slide_7' })
  const second = sit12({ saved: first.saved() })
  second.api.LMSInitialize('')
  expect(second.api.LMSGetValue('cmi.suspend_data')).toHaveLength(5000)
})

test('SCORM 2004: stores 64,000 characters of suspend data, and refuses and reports one more', () => {
  const first = sit2004()
  first.api.Initialize('')
  expect(first.api.SetValue('cmi.suspend_data', 'y'.repeat(64_000))).toBe('true')
  expect(first.api.SetValue('cmi.suspend_data', 'y'.repeat(64_001))).toBe('false')
  expect(first.messages.at(-1)).toMatchObject({ problem: 'state-too-long' })
  first.api.SetValue('cmi.exit', 'suspend')
  first.api.Terminate('')
  const second = sit2004({ saved: first.saved() })
  second.api.Initialize('')
  expect(second.api.GetValue('cmi.suspend_data')).toHaveLength(64_000)
})

test('SCORM 2004: accepts every type of question as tools write it', () => {
  const { api, commits } = sit2004()
  api.Initialize('')
  const questions: [type: string, response: string, pattern: string][] = [
    ['choice', 'Blue_whale[,]Seal', 'Blue_whale'],
    ['true-false', 'true', 'false'],
    ['fill-in', '{lang=en}two bar', '{case_matters=false}two bar'],
    ['long-fill-in', 'because air expands', 'it expands'],
    ['matching', 'a[.]1[,]b[.]2', 'a[.]1[,]b[.]2'],
    ['sequencing', 'stop[,]think[,]act', 'stop[,]think[,]act'],
    ['numeric', '18', '10[:]20'],
    ['likert', 'agree', 'agree'],
    ['performance', 'step_1[.]done', 'step_1[.]done'],
    ['other', 'anything', 'anything'],
  ]
  questions.forEach(([type, response, pattern], at) => {
    const set = (name: string, value: string) => api.SetValue(`cmi.interactions.${at}.${name}`, value)
    expect([type, set('id', `urn:tool:q${at}`), set('type', type)]).toEqual([type, 'true', 'true'])
    expect([type, set('correct_responses.0.pattern', pattern)]).toEqual([type, 'true'])
    expect([type, set('learner_response', response), set('result', 'correct')]).toEqual([
      type,
      'true',
      'true',
    ])
    expect(set('timestamp', '2026-11-15T10:00:00.5+01:00')).toBe('true')
  })
  api.Terminate('')
  expect(
    commits()
      .at(-1)
      ?.answers.map(({ given }) => given),
  ).toEqual([
    'Blue whale, Seal',
    'true',
    'two bar',
    'because air expands',
    'a – 1, b – 2',
    'stop, think, act',
    '18',
    'agree',
    'step 1 – done',
    'anything',
  ])
})
