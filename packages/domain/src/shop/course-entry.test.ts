import { expect, test } from 'vitest'
import { courseEntryProblem } from './course-entry.ts'

const WORDS = { 'en-US': { title: 'Wreck Diver', summary: 'Ships.' } }
const NOTHING = { minimumAge: 0, after: null, loggedDives: 0 }

test.each([
  [{}, undefined],
  [{ minimumAge: 99, loggedDives: 1000, after: 'open-water' }, undefined],
  [{ minimumAge: -1 }, 'not-whole'],
  [{ minimumAge: 12.5 }, 'not-whole'],
  [{ minimumAge: 100 }, 'not-whole'],
  [{ loggedDives: 1001 }, 'not-whole'],
  [{ loggedDives: Number.NaN }, 'not-whole'],
  [{ after: 'wreck' }, 'after-itself'],
])('[OF-08] of the prerequisites %j the problem is %s', (asked, problem) => {
  const entry = { isOffered: true, words: WORDS, prerequisites: { ...NOTHING, ...asked } }
  expect(courseEntryProblem(entry, 'wreck')).toBe(problem)
})

test('[OF-08] a course needs an English title and description, with or without prerequisites', () => {
  for (const prerequisites of [null, NOTHING])
    expect(courseEntryProblem({ isOffered: false, words: {}, prerequisites }, 'wreck')).toBe('text-missing')
  expect(courseEntryProblem({ isOffered: false, words: WORDS, prerequisites: null }, 'wreck')).toBeUndefined()
})
