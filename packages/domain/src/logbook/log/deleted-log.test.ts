import { expect, test } from 'vitest'
import { daysUntil, purgeDateOf, purgedBefore } from './deleted-log.ts'

test('[LO-11] a deleted dive can be restored for 30 days, and the last one is still a day', () => {
  const deletedAt = new Date('2026-05-01T10:00:00Z')
  const purge = purgeDateOf(deletedAt)
  expect(purge.toISOString()).toBe('2026-05-31T10:00:00.000Z')
  expect(daysUntil(purge, deletedAt)).toBe(30)
  expect(daysUntil(purge, new Date('2026-05-31T09:59:00Z'))).toBe(1)
  expect(daysUntil(purge, new Date('2026-06-02T09:59:00Z'))).toBe(0)
  expect(purgedBefore(purge)).toEqual(deletedAt)
})
