import { afterEach, expect, test, vi } from 'vitest'
import { isOnline, watchConnection } from './connection.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A server that can be away, and one path that something in between always stops. */
function aServer() {
  const world = { isThere: true, hasDatabase: true, asked: 0 }
  const fetch = watchConnection(async (input) => {
    if (input === '/api/health') world.asked += 1
    if (!world.isThere || input === '/api/stopped') throw new TypeError('Failed to fetch')
    if (!world.hasDatabase)
      return Response.json({ problem: 'database-away' }, { status: 503, headers: { 'retry-after': '3' } })
    if (input === '/api/gateway') return new Response('<h1>Bad Gateway</h1>', { status: 502 })
    return Response.json({})
  })
  const call = (path: string) => fetch(path).catch(() => undefined)
  return { world, call }
}

test('[BO-02] a server that does not answer counts as offline until it does, and whatever waits then goes on', async () => {
  vi.useFakeTimers()
  const { world, call } = aServer()
  const heard = vi.fn()
  addEventListener('online', heard)
  world.isThere = false
  await call('/api/logbook')
  await vi.waitFor(() => expect(isOnline()).toBe(false))
  world.isThere = true
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isOnline()).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
  removeEventListener('online', heard)
})

test('any call that gets through ends it', async () => {
  const { world, call } = aServer()
  world.isThere = false
  await call('/api/logbook')
  await vi.waitFor(() => expect(isOnline()).toBe(false))
  world.isThere = true
  await call('/api/logbook')
  expect(isOnline()).toBe(true)
})

test('one call that fails says nothing while the server answers', async () => {
  const { world, call } = aServer()
  await call('/api/stopped')
  await call('/api/gateway')
  await vi.waitFor(() => expect(world.asked).toBeGreaterThan(0))
  expect(isOnline()).toBe(true)
})

test('without a network, nothing is asked', async () => {
  const { world, call } = aServer()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  world.isThere = false
  await call('/api/logbook')
  expect([isOnline(), world.asked]).toEqual([false, 0])
})

test('[OP-04] a server without its database counts as away, and is asked often enough to notice its return', async () => {
  vi.useFakeTimers()
  const { world, call } = aServer()
  const heard = vi.fn()
  addEventListener('online', heard)
  world.hasDatabase = false
  await call('/api/logbook')
  await vi.waitFor(() => expect(isOnline()).toBe(false))
  await vi.advanceTimersByTimeAsync(40_000)
  expect(isOnline()).toBe(false)
  world.hasDatabase = true
  await vi.advanceTimersByTimeAsync(8_000)
  expect(isOnline()).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
  removeEventListener('online', heard)
})
