import type { QueryClient } from '@tanstack/react-query'
import { isOnline } from '../../shared/connection.ts'
import { i18n } from '../../shared/i18n/index.ts'
import type { Live } from '../../shared/live/index.ts'
import { untilCodeStored, untilOpensOffline } from '../../shared/offline/until-opens-offline.ts'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { whenIdle } from '../../shared/when-idle.ts'
import type { Portal } from './compose.ts'

/** Events after which something that is stored may be different. */
const TOPICS = ['account', 'notification', 'forms', 'applications', 'lesson', 'codes', 'dsd']

/** A burst of events is one storing. */
const LATER_MS = 3_000

/** After a failure: a device must not stay without its cards until something happens to change. */
const AGAIN_MS = 20_000

type Ports = {
  live: Pick<Live, 'on' | 'onReset'>
  store: () => Promise<void>
  laterMs?: number
  againMs?: number
}

/** BO-01: stores what opens offline once the page is idle, and again after events, one at a time. */
export function followOfflinePlan({
  live,
  store,
  laterMs = LATER_MS,
  againMs = AGAIN_MS,
}: Ports): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()
  let isStopped = false
  const storeIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      last = last
        .then(whenIdle)
        .then(store)
        .catch((cause: unknown) => {
          console.warn('the portal was not stored on this device', cause)
          if (!isStopped && timer === undefined) storeIn(againMs)
        })
    }, ms)
  }
  const storeSoon = () => storeIn(laterMs)
  storeSoon()
  addEventListener('online', storeSoon)
  const stops = [...TOPICS.map((topic) => live.on(topic, storeSoon)), live.onReset(storeSoon)]
  return () => {
    isStopped = true
    clearTimeout(timer)
    removeEventListener('online', storeSoon)
    for (const stop of stops) stop()
  }
}

/** Says once, after the first storing, that everything opens offline here. Without a worker, nothing does. */
async function tellReady(locale: string): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  await untilOpensOffline(locale)
  showToast({ text: i18n.current().t('shell.offline.ready') })
}

/** Loads after the first page. Only one tab stores at a time; the next one finds that nothing is new. */
export const offlineStorer =
  ({ session, calls }: Pick<Portal, 'session' | 'calls'>, queries: QueryClient) =>
  async (): Promise<void> => {
    const user = session.current()?.user
    if (!user || !isOnline()) return
    await untilCodeStored()
    const { storeForOffline } = await import('../../shared/offline/offline-plan.ts')
    const { OFFLINE_AREAS } = await import('./store-for-offline.ts')
    const locale = () => i18n.current().locale
    const store = () => storeForOffline({ calls, user, queries, locale, areas: OFFLINE_AREAS })
    const { isFirst } = await ('locks' in navigator
      ? navigator.locks.request(`fathom.offline-plan.${user.affiliateId}`, store)
      : store())
    if (isFirst) await tellReady(locale())
  }
