import { SEND_WAITING, SYNC_TAG } from '../shared/offline/background-sync.ts'
import type { OpenPage, WorkerScope } from './worker-scope.ts'

/** A page that was frozen may not answer at all. */
const LATEST_MS = 60_000

/**
 * BO-05: wakes an open page, also a hidden one, to send what waits. With no page open it waits for the next
 * visit: only a page signs in and knows whose data it is (decision 162).
 */
export function addBackgroundSync(scope: WorkerScope): void {
  scope.addEventListener('sync', (event) => {
    if (event.tag === SYNC_TAG) event.waitUntil(wakePages(scope))
  })
}

/** A failure makes the browser try again later. */
async function wakePages(scope: WorkerScope): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length === 0) return
  const answers = await Promise.all(pages.map(wake))
  if (answers.every((isLeft) => isLeft)) throw new Error('something still waits')
}

function wake(page: OpenPage): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(true), LATEST_MS)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      resolve(data === true)
    }
    page.postMessage(SEND_WAITING, [port2])
  })
}
