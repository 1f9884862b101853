import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../shared/http/index.ts'
import { isWorthRetrying } from './query-client.ts'

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
