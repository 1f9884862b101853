import { expect, test } from 'vitest'
import { scormAnswers } from './scorm-answers.ts'
import { scormSummary } from './scorm-summary.ts'

const core = (more: object) => ({ core: { lesson_status: 'incomplete', ...more } })
const of12 = (more: object, mastery: number | null = null) => scormSummary('scorm-1.2', core(more), mastery)
const of2004 = (more: Record<string, unknown>, mastery: number | null = null) =>
  scormSummary('scorm-2004-4', more, mastery)

test.each([
  ['passed', 'passed'],
  ['failed', 'failed'],
  ['completed', 'completed'],
  ['incomplete', 'incomplete'],
  ['browsed', 'incomplete'],
  ['not attempted', 'not-attempted'],
  ['nonsense', 'incomplete'],
])('maps SCORM 1.2 status %s to %s', (said, status) => {
  expect(of12({ lesson_status: said }).status).toBe(status)
})

test.each([
  ['unknown', 'completed', 'completed'],
  ['passed', 'incomplete', 'passed'],
  ['failed', 'completed', 'failed'],
  ['unknown', 'unknown', 'incomplete'],
  ['unknown', 'not attempted', 'not-attempted'],
])('maps SCORM 2004 statuses %s and %s to %s', (success_status, completion_status, status) => {
  expect(of2004({ success_status, completion_status }).status).toBe(status)
})

test.each([
  [{ core: { lesson_location: '3' } }],
  [{ suspend_data: 'p=3' }],
  [{ core: { score: { raw: '40' } } }],
  [{ interactions: { 0: { id: 'q1' } } }],
])('a package that stores %j and never reports a status counts as started', (stored) => {
  const said = {
    ...stored,
    core: { lesson_status: 'not attempted', ...('core' in stored ? stored.core : {}) },
  }
  expect(scormSummary('scorm-1.2', said, null).status).toBe('incomplete')
})

test('with a pass mark, the score decides once the package is finished', () => {
  expect(of12({ lesson_status: 'completed', score: { raw: '74' } }, 0.75).status).toBe('failed')
  expect(of12({ lesson_status: 'completed', score: { raw: '75' } }, 0.75).status).toBe('passed')
  expect(of12({ lesson_status: 'incomplete', score: { raw: '90' } }, 0.75).status).toBe('incomplete')
  expect(of12({ lesson_status: 'completed', score: { raw: '' } }, 0.75).status).toBe('completed')
})

test.each([
  [{ raw: '88' }, 0.88],
  [{ raw: '15', min: '0', max: '20' }, 0.75],
  [{ raw: '5', min: '5', max: '5' }, null],
  [{ raw: '1000000000' }, null],
  [{ raw: '1e9', max: '1' }, null],
  [{ raw: 'NaN' }, null],
  [{}, null],
])('reads a score of %j as %s', (score, share) => {
  expect(of12({ score }).score).toBe(share)
})

test('a scaled score takes precedence over the raw one, and a negative score is zero', () => {
  expect(of2004({ score: { scaled: '0.9', raw: '1000000000' } }).score).toBe(0.9)
  expect(of2004({ score: { scaled: '-0.5' } }).score).toBe(0)
  expect(of2004({ score: { raw: '1000000000' } }).score).toBeNull()
})

test('time, place and progress are read from the fields of each edition', () => {
  expect(of12({ total_time: '0001:02:03.5', lesson_location: '3/9' })).toMatchObject({
    seconds: 3724,
    place: '3/9',
    progress: 1 / 3,
  })
  expect(of12({ lesson_location: '12/9' }).progress).toBeNull()
  expect(of2004({ total_time: 'PT1H2M3S', location: 'p7', progress_measure: '0.4' })).toMatchObject({
    seconds: 3723,
    place: 'p7',
    progress: 0.4,
  })
  expect(of12({ total_time: 'ages' }).seconds).toBe(0)
})

test('an invalid data model gives an empty attempt', () => {
  const nothing = { status: 'incomplete', score: null, seconds: 0, place: null, progress: null }
  expect(scormSummary('scorm-1.2', { core: 'x' }, 0.5)).toEqual(nothing)
  expect(scormSummary('scorm-2004-3', {}, null)).toEqual(nothing)
})

test('answers of SCORM 1.2 and 2004 are mapped to the same shape', () => {
  const of = { id: 'q1', latency: '00:00:10', result: 'wrong', correct_responses: { '0': { pattern: 'a' } } }
  const [old] = scormAnswers('scorm-1.2', {
    interactions: { '0': { ...of, student_response: 'b' }, '1': {} },
  })
  const [later] = scormAnswers('scorm-2004-4', {
    interactions: {
      '0': {
        id: 'q1',
        latency: 'PT10S',
        result: 'incorrect',
        learner_response: 'b',
        description: '{lang=en}Which?',
        objectives: { '0': { id: 'gas' } },
        correct_responses: { '0': { pattern: 'a[,]c' }, '1': { pattern: 'd' } },
      },
    },
  })
  const same = { index: 0, id: 'q1', given: 'b', result: 'wrong', seconds: 10, at: null }
  expect(old).toEqual({ ...same, section: null, prompt: null, right: 'a' })
  expect(later).toEqual({ ...same, section: 'gas', prompt: 'Which?', right: 'a, c / d' })
})
