import { expect, test } from 'vitest'
import { claimsLapsedAt, daysSince, promiseOf } from './queues.ts'

const at = (text: string) => new Date(text)

test('[OF-04] an application is due after five days and late after seven', () => {
  const since = at('2026-11-01T12:00:00Z')
  expect(promiseOf(since, at('2026-11-06T11:59:00Z'))).toBe('early')
  expect(promiseOf(since, at('2026-11-06T12:00:00Z'))).toBe('due')
  expect(promiseOf(since, at('2026-11-08T12:00:00Z'))).toBe('due')
  expect(promiseOf(since, at('2026-11-08T12:01:00Z'))).toBe('late')
})

test('[OF-02] an age counts whole days, and none for a clock that is behind', () => {
  expect(daysSince(at('2026-11-01T12:00:00Z'), at('2026-11-03T11:00:00Z'))).toBe(1)
  expect(daysSince(at('2026-11-01T12:00:00Z'), at('2026-11-01T11:00:00Z'))).toBe(0)
})

test('[OF-05] a claim lapses half an hour after its last use', () => {
  expect(claimsLapsedAt(at('2026-11-01T12:00:00Z'))).toEqual(at('2026-11-01T11:30:00Z'))
})
