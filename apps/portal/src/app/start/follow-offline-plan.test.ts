import { expect, test, vi } from 'vitest'
import { createHub } from '../../shared/live/hub.ts'
import { followOfflinePlan } from './follow-offline-plan.ts'

const event = (type: string) => ({ sequence: 1, type, data: {}, locale: 'en-US' })

test('[BO-01] stores after sign-in, after events and when the connection is back, and a burst is one storing', async () => {
  const live = createHub()
  const store = vi.fn(async () => undefined)
  const stop = followOfflinePlan({ live, store, laterMs: 0 })
  await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(1))
  for (const type of ['forms', 'applications', 'account']) live.event(event(type))
  live.reset()
  await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(2))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(3))
  stop()
  const other = vi.fn(async () => undefined)
  const stopOther = followOfflinePlan({ live, store: other, laterMs: 0 })
  live.event(event('forms'))
  await vi.waitFor(() => expect(other).toHaveBeenCalled())
  expect(store).toHaveBeenCalledTimes(3)
  stopOther()
})

test('one that failed does not stop the next', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const live = createHub()
  const store = vi.fn(async () => Promise.reject(new Error('down')))
  const stop = followOfflinePlan({ live, store, laterMs: 0 })
  await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(1))
  live.reset()
  await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(2))
  stop()
})

test('[BO-01] one that failed is tried again, until it is stored or the page is left', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const store = vi.fn(async () => undefined)
  store.mockRejectedValueOnce(new Error('down')).mockRejectedValueOnce(new Error('down'))
  const stop = followOfflinePlan({ live: createHub(), store, laterMs: 0, againMs: 1 })
  await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(3))
  stop()
  const leaving = vi.fn(async () => Promise.reject(new Error('down')))
  const leave = followOfflinePlan({ live: createHub(), store: leaving, laterMs: 0, againMs: 1 })
  await vi.waitFor(() => expect(leaving).toHaveBeenCalledTimes(1))
  leave()
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(leaving.mock.calls.length).toBeLessThanOrEqual(2)
  expect(store).toHaveBeenCalledTimes(3)
})
