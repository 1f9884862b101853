import { expect, test } from 'vitest'
import { daysWaited } from './days-waited.ts'

test('[OF-02] an item of today has waited no day, one of last evening a day, then whole days count', () => {
  const now = new Date(2026, 10, 18, 9, 0)
  expect(daysWaited(new Date(2026, 10, 18, 0, 1), now)).toBe(0)
  expect(daysWaited(new Date(2026, 10, 17, 23, 59), now)).toBe(1)
  expect(daysWaited(new Date(2026, 10, 16, 10, 0), now)).toBe(1)
  expect(daysWaited(new Date(2026, 10, 10, 10, 0), now)).toBe(7)
})
