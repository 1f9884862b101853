import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../shared/http/index.ts'
import { createQueryClient, isWorthRetrying, pauseBeforeRetry } from './query-client.ts'

const refused = (status: number) => new CallFailed('no', { kind: 'refused', status })

test('a call that the server rejected is not retried', () => {
  expect(isWorthRetrying(0, refused(403))).toBe(false)
  expect(isWorthRetrying(0, refused(401))).toBe(false)
})

test('a server error or a lost connection is retried, twice at most', () => {
  expect(isWorthRetrying(0, refused(503))).toBe(true)
  expect(isWorthRetrying(1, new CallFailed('no', { kind: 'network' }))).toBe(true)
  expect(isWorthRetrying(2, new CallFailed('no', { kind: 'network' }))).toBe(false)
})

test('nothing is retried offline, so the error shows at once', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(isWorthRetrying(0, new CallFailed('no', { kind: 'network' }))).toBe(false)
  online.mockRestore()
})

test('[OP-04] a page goes on loading for a minute while the server is without its database', () => {
  const away = new CallFailed('no', { kind: 'network', status: 503 })
  let waited = 0
  let failures = 0
  for (; isWorthRetrying(failures, away); failures++) waited += pauseBeforeRetry(failures, away)
  expect(waited / 1000).toBeGreaterThanOrEqual(60)
  expect(waited / 1000).toBeLessThanOrEqual(75)
  expect(pauseBeforeRetry(0, away)).toBeLessThan(1000)
})

test('[OP-04] what a page asks for while the database moves is loading until it is there, and never an error', async () => {
  vi.useFakeTimers()
  const backAt = Date.now() + 20_000
  const queries = createQueryClient()
  const seen = new Set<string>()
  const observer = new QueryObserver(queries, {
    queryKey: ['dives'],
    queryFn: async () => {
      if (Date.now() < backAt) throw new CallFailed('no', { kind: 'network', status: 503 })
      return ['Reef']
    },
  })
  const leave = observer.subscribe(({ status, data }) => seen.add(data ? data.join() : status))
  await vi.advanceTimersByTimeAsync(26_000)
  leave()
  vi.useRealTimers()
  expect([...seen]).toEqual(['pending', 'Reef'])
})
