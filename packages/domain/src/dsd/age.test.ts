import { expect, test } from 'vitest'
import { ageProblem, firstDayAllowed } from './age.ts'

test('[VA-07] a person is old enough on the tenth birthday, and not on the day before', () => {
  expect(ageProblem('2016-11-15', new Date('2026-11-15T12:00:00Z'))).toBeUndefined()
  expect(ageProblem('2016-11-16', new Date('2026-11-15T12:00:00Z'))).toBe('too-young')
})

test('[VA-07] a birthday that has started in another time zone does not let anyone in a day early', () => {
  // It's the 16th in Auckland and Greenwich, and still the 15th in Honolulu.
  const now = new Date('2026-11-16T08:00:00Z')
  expect(ageProblem('2016-11-16', now)).toBe('too-young')
  expect(ageProblem('2016-11-16', new Date('2026-11-16T12:00:00Z'))).toBeUndefined()
})

test('[VA-07] a person born on a leap day turns ten on 1 March of a common year', () => {
  expect(ageProblem('2016-02-29', new Date('2026-02-28T23:00:00Z'))).toBe('too-young')
  expect(ageProblem('2016-02-29', new Date('2026-03-01T12:00:00Z'))).toBeUndefined()
})

test('[VA-07] without a birth date the age is unknown', () => {
  for (const birthdate of ['', '2016', '2016-13-40', 'soon'])
    expect(ageProblem(birthdate, new Date())).toBe('birthdate-unknown')
  expect(firstDayAllowed('2016-11-16')).toBe('2026-11-16')
})
