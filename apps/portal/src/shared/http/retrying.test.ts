import { expect, test, vi } from 'vitest'
import { CallFailed } from './call-failed.ts'
import { retrying } from './retrying.ts'

const failed = (kind: 'network' | 'refused' | 'timeout' | 'aborted', status?: number) =>
  new CallFailed('no', { kind, status })
const pause = () => vi.fn(async (_attempt: number) => {})

test('[CO-01] retries a call three times on network errors and 5xx, each after a longer pause', async () => {
  for (const cause of [failed('network'), failed('refused', 500), failed('refused', 503)]) {
    const call = vi.fn(async () => {
      throw cause
    })
    const paused = pause()
    await expect(retrying(call, { pause: paused })).rejects.toBe(cause)
    expect(call).toHaveBeenCalledTimes(4)
    expect(paused.mock.calls.flat()).toEqual([1, 2, 3])
  }
})

test('[CO-01] stops at the first answer', async () => {
  const call = vi.fn(async () => 'here').mockRejectedValueOnce(failed('network'))
  await expect(retrying(call, { pause: pause() })).resolves.toBe('here')
  expect(call).toHaveBeenCalledTimes(2)
})

test("[CO-01] doesn't retry refused, timed out or aborted calls", async () => {
  const causes = [400, 401, 404, 409, 422, 429].map((status) => failed('refused', status))
  for (const cause of [...causes, failed('timeout'), failed('aborted'), new TypeError('ours')]) {
    const call = vi.fn(async () => {
      throw cause
    })
    await expect(retrying(call, { pause: pause() })).rejects.toBe(cause)
    expect(call).toHaveBeenCalledTimes(1)
  }
})

test('[CO-01] aborting during a pause makes no further call', async () => {
  const leaving = new AbortController()
  const call = vi.fn(async () => {
    throw failed('network')
  })
  const pausing = async () => leaving.abort()
  await expect(retrying(call, { signal: leaving.signal, pause: pausing })).rejects.toMatchObject({
    kind: 'network',
  })
  expect(call).toHaveBeenCalledTimes(1)
})

test('[CO-01] the pauses grow', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const gone = retrying(async () => {
    throw failed('network')
  }).catch(() => undefined)
  await vi.runAllTimersAsync()
  await gone
  expect(waits.mock.calls.map(([, ms]) => ms)).toEqual([400, 800, 1600])
  // The order matters: the spy would restore the fake over the real one.
  vi.restoreAllMocks()
  vi.useRealTimers()
})
