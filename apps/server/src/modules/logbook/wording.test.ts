import { translatorFor } from '@fathom/locales/node'
import { expect, test } from 'vitest'
import { wordProblem } from './logs/word-problem.ts'

const { t } = translatorFor('en-US')

test('[ER-02] a dive that could not be published, and one that was sent, are told in these words', () => {
  expect(t('logbook.notSaved')).toBe('An error occurred, and we were unable to publish this dive log.')
  expect(t('logbook.submitted', { instructor: 'Kai Nakamura' })).toBe(
    'Your dive log was submitted to Kai Nakamura.',
  )
})

test('[VA-05] the sections with missing fields are led by these words, and an unknown instructor by those', () => {
  expect(t('logbook.problem.sections')).toBe('Required fields missing in')
  const unknown = { section: 'dive', field: 'instructorNumber', problem: 'instructor-unknown' } as const
  expect(wordProblem(unknown, 'en-US')).toBe('Invalid Instructor Number')
})

test('a number beyond its range is told with both ends and their unit', () => {
  const problem = {
    section: 'depthTime',
    field: 'maxDepth',
    problem: 'out-of-range',
    range: { lowest: 0.1, highest: 350, quantity: 'depth' },
  } as const
  expect(wordProblem(problem, 'en-US')).toBe('Enter a number from 0.1 m to 350 m')
  expect(wordProblem(problem, 'no-such-language')).toContain('350 m')
})
