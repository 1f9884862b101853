import { expect, test } from 'vitest'
import { courseEntryProblem } from './course-entry.ts'

const WORDS = { 'en-US': { title: 'Wreck Diver', summary: 'Ships.' } }
const NOTHING = { minimumAge: 12, after: null, loggedDives: 0 }
/** Rescue after advanced after open water, deep after wreck; two others lead to each other. */
const ORDER = new Map([
  ['open-water', null],
  ['advanced', 'open-water'],
  ['rescue', 'advanced'],
  ['wreck', null],
  ['deep', 'wreck'],
  ['cave', 'deep'],
  ['night', 'drift'],
  ['drift', 'night'],
])

test.each([
  [{}, undefined],
  [{ minimumAge: 99, loggedDives: 1000, after: 'open-water' }, undefined],
  [{ minimumAge: -1 }, 'age-missing'],
  [{ minimumAge: 12.5 }, 'age-missing'],
  [{ minimumAge: 100 }, 'age-missing'],
  [{ loggedDives: 1001 }, 'not-whole'],
  [{ loggedDives: Number.NaN }, 'not-whole'],
  [{ minimumAge: 0 }, 'age-missing'],
  [{ minimumAge: 1 }, undefined],
  [{ after: 'wreck' }, 'after-itself'],
  [{ after: 'boat' }, 'after-unknown'],
  [{ after: 'rescue' }, undefined],
  [{ after: 'deep' }, 'after-circle'],
  [{ after: 'cave' }, 'after-circle'],
  [{ after: 'night' }, undefined],
])('[OF-08] of the prerequisites %j the problem is %s', (asked, problem) => {
  const entry = { isOffered: true, words: WORDS, prerequisites: { ...NOTHING, ...asked } }
  expect(courseEntryProblem(entry, 'wreck', ORDER)).toBe(problem)
})

test('[OF-08] a course needs an English title and description, with or without prerequisites', () => {
  for (const prerequisites of [null, NOTHING])
    expect(courseEntryProblem({ isOffered: false, words: {}, prerequisites }, 'wreck', ORDER)).toBe(
      'text-missing',
    )
  expect(
    courseEntryProblem({ isOffered: false, words: WORDS, prerequisites: null }, 'wreck', ORDER),
  ).toBeUndefined()
})
