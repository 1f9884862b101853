import { expect, test } from 'vitest'
import { addBackgroundSync } from './background-sync.ts'
import type { WorkerScope } from './worker-scope.ts'

/** A worker with open pages; each answers whether something is left. */
function aWorker(...pages: boolean[]) {
  const woken: unknown[] = []
  let hear: ((event: { tag: string; waitUntil: (work: Promise<unknown>) => void }) => void) | undefined
  const matchAll = async () =>
    pages.map((isLeft) => ({
      postMessage: (said: unknown, [port]: MessagePort[]) => {
        woken.push(said)
        port?.postMessage(isLeft)
      },
    }))
  const scope = {
    clients: { matchAll },
    addEventListener: (name: string, listener: typeof hear) => {
      if (name === 'sync') hear = listener
    },
  }
  addBackgroundSync(scope as unknown as WorkerScope)
  const sync = async (tag = 'fathom.waiting') => {
    const work: Promise<unknown>[] = []
    hear?.({ tag, waitUntil: (each) => work.push(each) })
    await Promise.all(work)
  }
  return { sync, woken }
}

test('[BO-05] when the browser is online again, the worker wakes the open pages to send what waits', async () => {
  const { sync, woken } = aWorker(true, false)
  await sync()
  expect(woken).toEqual(['send-waiting', 'send-waiting'])
})

test('[BO-05] if every page has something left, the browser is asked to try again', async () => {
  await expect(aWorker(true).sync()).rejects.toThrow('still waits')
})

test('without an open page, and for other tags, nothing is done', async () => {
  await aWorker().sync()
  const { sync, woken } = aWorker(false)
  await sync('something-else')
  expect(woken).toEqual([])
})
