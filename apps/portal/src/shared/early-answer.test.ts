import { afterEach, expect, test, vi } from 'vitest'
import { withEarlyAnswer } from './early-answer.ts'

const ADDRESS = '/api/auth/session/refresh'

afterEach(() => {
  globalThis.fathomEarly = undefined
})

test('[CA-10] what the page has asked for before its scripts arrived is not asked again, but the next time it is', async () => {
  const [early, later] = [new Response('early'), new Response('later')]
  const fetch = vi.fn(async () => later)
  globalThis.fathomEarly = { address: ADDRESS, answer: Promise.resolve(early) }
  const asking = withEarlyAnswer(fetch)
  expect(await asking('/api/flags')).toBe(later)
  expect(await asking(ADDRESS, { method: 'POST' })).toBe(early)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(await asking(ADDRESS, { method: 'POST' })).toBe(later)
})

test('a failure of the early call is the failure of the call', async () => {
  const answer = Promise.reject(new TypeError('no network'))
  globalThis.fathomEarly = { address: ADDRESS, answer }
  await expect(withEarlyAnswer(vi.fn())(ADDRESS)).rejects.toThrow('no network')
})
