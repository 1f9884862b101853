import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createMemoryStore } from './device-store.ts'
import { sendPending, startOutbox } from './outbox.ts'
import { isMarked, markedStore, mayBePending, type PendingMark } from './pending-marks.ts'

let end: (() => void) | undefined
beforeEach(() => localStorage.clear())
afterEach(() => {
  end?.()
  vi.useRealTimers()
})

/** A feature with one store; `answers` say whether something is left after each attempt. */
function aSender(mark: PendingMark, ...answers: (boolean | Error)[]) {
  const store = markedStore(createMemoryStore<number>(), mark)
  const send = vi.fn(async () => {
    const answer = answers.shift() ?? false
    if (answer instanceof Error) throw answer
    if (!answer) await store.remove('a')
    return answer
  })
  return { store, send, sender: { marks: [mark], send } }
}

function begin(...senders: ReturnType<typeof aSender>[]) {
  const queries = new QueryClient()
  end = startOutbox(
    queries,
    senders.map(({ sender }) => sender),
  )
  return { isSaving: () => queries.isMutating() > 0 }
}

test('pending data is sent when the portal opens, and until then nothing says that everything is saved', async () => {
  const lessons = aSender('lessons.waiting', true)
  await lessons.store.put('a', 1)
  const { isSaving } = begin(lessons)
  await vi.waitFor(() => expect(lessons.send).toHaveBeenCalledTimes(1))
  expect([isSaving(), isMarked('lessons.waiting')]).toEqual([true, true])
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(isSaving()).toBe(false))
  expect([lessons.send.mock.calls.length, isMarked('lessons.waiting')]).toEqual([2, false])
})

test('nothing is sent when nothing is pending; data that is left behind meanwhile is sent', async () => {
  const lessons = aSender('lessons.waiting')
  const { isSaving } = begin(lessons)
  dispatchEvent(new Event('online'))
  await new Promise((resolve) => setTimeout(resolve))
  await lessons.store.put('a', 1)
  expect([lessons.send.mock.calls.length, isSaving()]).toEqual([0, false])
  sendPending()
  await vi.waitFor(() => expect(isSaving()).toBe(true))
  await vi.waitFor(() => expect(isSaving()).toBe(false))
  expect(lessons.send).toHaveBeenCalledTimes(1)
})

test('a failed send is retried with growing pauses, and stops when the page ends', async () => {
  vi.useFakeTimers()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const lessons = aSender('lessons.waiting', new Error('no answer'), true, true)
  await lessons.store.put('a', 1)
  const { isSaving } = begin(lessons)
  const calls = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return lessons.send.mock.calls.length
  }
  expect([await calls(4_999), await calls(1), await calls(9_999), await calls(1)]).toEqual([1, 2, 2, 3])
  expect([isSaving(), warn.mock.calls.length]).toEqual([true, 1])
  end?.()
  expect([await calls(120_000), isSaving()]).toEqual([3, false])
})

test('offline or in a hidden tab nothing is sent', async () => {
  const lessons = aSender('lessons.waiting')
  await lessons.store.put('a', 1)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { isSaving } = begin(lessons)
  await Promise.resolve()
  expect([lessons.send.mock.calls.length, isSaving()]).toEqual([0, true])
  online.mockRestore()
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(isSaving()).toBe(false))
})

test("one feature that fails doesn't keep the others from sending", async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const [lessons, forms] = [aSender('lessons.waiting', new Error('no')), aSender('forms.signed-waiting')]
  for (const { store } of [lessons, forms]) await store.put('a', 1)
  const { isSaving } = begin(lessons, forms)
  await vi.waitFor(() => expect(forms.send).toHaveBeenCalledOnce())
  expect([isSaving(), isMarked('forms.signed-waiting'), isMarked('lessons.waiting')]).toEqual([
    true,
    false,
    true,
  ])
})

test('dives that an earlier version stored without a mark are sent; an empty store is opened only once', async () => {
  const dives = aSender('dives.waiting')
  const [old, other] = [createMemoryStore<number>(), aSender('dives.waiting')]
  await old.put('a', 1)
  const store = markedStore(old, 'dives.waiting')
  const send = vi.fn(async () => {
    await store.remove('a')
    return false
  })
  begin({ ...dives, sender: { marks: ['dives.waiting'], send } })
  await vi.waitFor(async () => expect(await old.list()).toEqual([]))
  await vi.waitFor(() => expect(mayBePending('dives.waiting')).toBe(false))
  end?.()
  begin(other)
  sendPending()
  await Promise.resolve()
  expect([send.mock.calls.length, other.send.mock.calls.length]).toEqual([1, 0])
})

/** A service worker that can wake this page, and that records what is asked of the browser. */
function aWorker() {
  const asked: string[] = []
  const worker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ sync: { register: async (tag: string) => void asked.push(tag) } }),
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  const wake = () =>
    new Promise<boolean>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => {
        port1.close()
        resolve(data)
      }
      worker.dispatchEvent(new MessageEvent('message', { data: 'send-waiting', ports: [port2] as never }))
    })
  return { asked, wake }
}

test('[BO-05] a hidden page asks the browser to be woken, sends when it is, and says that nothing is left', async () => {
  const { asked, wake } = aWorker()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => hidden.mockRestore())
  const messages = aSender('messages.waiting')
  await messages.store.put('a', 1)
  begin(messages)
  await vi.waitFor(() => expect(asked).toEqual(['fathom.waiting']))
  expect(messages.send).not.toHaveBeenCalled()
  expect(await wake()).toBe(false)
  expect(messages.send).toHaveBeenCalledOnce()
})
