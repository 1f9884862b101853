import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryKeep } from '../keep.ts'
import { markedKeep } from './marked-keep.ts'
import { sendWaiting } from './send-waiting.ts'
import { isWaiting, leaveWaiting } from './waiting-mark.ts'

const MARK = 'lessons.waiting'

let end: (() => void) | undefined
beforeEach(() => localStorage.clear())
afterEach(() => {
  end?.()
  vi.useRealTimers()
})

async function begin(...answers: (boolean | Error)[]) {
  const keep = markedKeep(createMemoryKeep<number>(), MARK)
  const queries = new QueryClient()
  const send = vi.fn(async () => {
    const answer = answers.shift() ?? false
    if (answer instanceof Error) throw answer
    if (!answer) await keep.remove('a')
    return answer
  })
  const start = () => {
    end = sendWaiting(queries, MARK, send)
  }
  const isSaving = () => queries.isMutating() > 0
  return { keep, send, start, isSaving }
}

test('pending data is sent when the portal opens, and until then nothing says that everything is saved', async () => {
  const { keep, send, start, isSaving } = await begin(true)
  await keep.put('a', 1)
  start()
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  expect([isSaving(), isWaiting(MARK)]).toEqual([true, true])
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(isSaving()).toBe(false))
  expect([send.mock.calls.length, isWaiting(MARK)]).toEqual([2, false])
})

test('nothing is sent when nothing is pending; data that is left behind meanwhile is sent', async () => {
  const { keep, send, start, isSaving } = await begin()
  start()
  dispatchEvent(new Event('online'))
  await keep.put('a', 1)
  expect([send.mock.calls.length, isSaving()]).toEqual([0, false])
  leaveWaiting()
  expect(isSaving()).toBe(true)
  await vi.waitFor(() => expect(isSaving()).toBe(false))
  expect(send).toHaveBeenCalledTimes(1)
})

test('a failed send is retried with a delay, and stops when the page ends', async () => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { keep, send, start, isSaving } = await begin(new Error('no answer'), true)
  await keep.put('a', 1)
  start()
  await vi.advanceTimersByTimeAsync(31_000)
  expect([send.mock.calls.length, isSaving()]).toEqual([2, true])
  expect(warn).toHaveBeenCalledTimes(1)
  end?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([send.mock.calls.length, isSaving()]).toEqual([2, false])
})
