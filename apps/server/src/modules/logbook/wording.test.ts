import { translatorFor } from '@fathom/locales/node'
import { expect, test } from 'vitest'
import { wordProblem } from './logs/word-problem.ts'

const { t } = translatorFor('en-US')

test('[ER-02] uses this wording for a dive that could not be published and for one that was sent', () => {
  expect(t('logbook.notSaved')).toBe('An error occurred, and we were unable to publish this dive log.')
  expect(t('logbook.submitted', { instructor: 'Kai Nakamura' })).toBe(
    'Your dive log was submitted to Kai Nakamura.',
  )
})

test('[VA-05] uses this wording for sections with missing fields and for an unknown instructor', () => {
  expect(t('logbook.problem.sections')).toBe('Required fields missing in')
  const unknown = { section: 'dive', field: 'instructorNumber', problem: 'instructor-unknown' } as const
  expect(wordProblem(unknown, 'en-US')).toBe('Invalid Instructor Number')
})

test('an out-of-range number is reported with both limits and their unit', () => {
  const problem = {
    section: 'depthTime',
    field: 'maxDepth',
    problem: 'out-of-range',
    range: { lowest: 0.1, highest: 350, quantity: 'depth' },
  } as const
  expect(wordProblem(problem, 'en-US')).toBe('Enter a number from 0.1 m to 350 m')
  expect(wordProblem(problem, 'no-such-language')).toContain('350 m')
})
