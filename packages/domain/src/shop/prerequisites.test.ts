import { expect, test } from 'vitest'
import { ageOn, checkPrerequisites } from './prerequisites.ts'

const NOBODY = { age: undefined, certified: new Set<string>(), loggedDives: undefined }

test('lists the prerequisites of a course and whether each is met', () => {
  const asks = { minimumAge: 12, after: 'open-water', loggedDives: 20 }
  const diver = { age: 12, certified: new Set(['open-water']), loggedDives: 19 }
  expect(checkPrerequisites(asks, diver)).toEqual([
    { ask: 'age', isMet: true },
    { ask: 'after', isMet: true },
    { ask: 'dives', isMet: false },
  ])
})

test('an unknown fact does not count against the person', () => {
  const asks = { minimumAge: 10, after: null, loggedDives: 20 }
  expect(checkPrerequisites(asks, NOBODY)).toEqual([
    { ask: 'age', isMet: null },
    { ask: 'dives', isMet: null },
  ])
})

test('a course without prerequisites lists none', () => {
  expect(checkPrerequisites({ minimumAge: 0, after: null, loggedDives: 0 }, NOBODY)).toEqual([])
})

test('a year is complete on the birthday', () => {
  expect(ageOn('2014-02-09', '2026-02-08')).toBe(11)
  expect(ageOn('2014-02-09', '2026-02-09')).toBe(12)
  expect(ageOn('', '2026-02-09')).toBeUndefined()
})
