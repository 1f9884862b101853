import { expect, test } from 'vitest'
import { monthDays } from './calendar-days.ts'

test('[LO-06] a month begins under its weekday, by the first day of the week', () => {
  // 1 February 2024 was a Thursday.
  expect(monthDays('2024-02', 1)[0]).toEqual({ day: '2024-02-01', column: 4 })
  expect(monthDays('2024-02', 7)[0]?.column).toBe(5)
  expect(monthDays('2024-02', 6)[0]?.column).toBe(6)
  expect(monthDays('2024-02', 1)).toHaveLength(29)
  expect(monthDays('2024-02', 1).at(-1)).toEqual({ day: '2024-02-29', column: undefined })
})
