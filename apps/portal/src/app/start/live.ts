import type { QueryClient } from '@tanstack/react-query'
import { followCards } from '../../features/certifications/live/index.ts'
import { followForms, formsSender } from '../../features/forms/live/index.ts'
import {
  adoptSharedFiles,
  divesSender,
  followLogbook,
  logbookStorer,
} from '../../features/logbook/live/index.ts'
import { followMessages, messagesSender } from '../../features/messages/live/index.ts'
import { createArrivals, followNotifications, readUpTo } from '../../features/notifications/live/index.ts'
import { followAccount, watchSignOuts } from '../../features/session/live/index.ts'
import {
  attendanceSender,
  followLessons,
  lessonsSender,
  notesSender,
} from '../../features/training/live/index.ts'
import { confirmationsSender } from '../../features/trust/live/index.ts'
import { FLAGS_KEY } from '../../shared/flags.ts'
import { followLocale } from '../../shared/i18n/follow-locale.ts'
import { i18n } from '../../shared/i18n/index.ts'
import { createLive, followTopic, type Live } from '../../shared/live/index.ts'
import { askPersistence } from '../../shared/offline/ask-persistence.ts'
import { openOffline } from '../../shared/offline/open-offline.ts'
import { startOutbox } from '../../shared/offline/outbox.ts'
import { followRefusals } from '../../shared/offline/stored-refusals.ts'
import { followWaiting } from '../../shared/offline/waiting.ts'
import { publishWaiting } from '../../shared/offline/waiting-list.ts'
import { adoptMerged } from './adopt-merged.ts'
import type { Portal } from './compose.ts'
import { followOfflinePlan, offlineStorer } from './follow-offline-plan.ts'
import { WAITING_SOURCES } from './waiting-sources.ts'

const OPEN_OFFLINE_AFTER_MS = 2_000

/** ST-10, SC-04: every open query of these features follows changes made by others and by other tabs. */
const FOLLOWED_WHOLE = ['applications', 'codes', 'dsd', 'office'] as const

/** OF-08: what staff have published reaches open pages without a reload. */
function followEditions({ live, queries }: { live: Pick<Live, 'onNews'>; queries: QueryClient }): void {
  live.onNews('editions', () => {
    for (const queryKey of [FLAGS_KEY, ['office', 'content'], ['promos', 'cards']])
      void queries.invalidateQueries({ queryKey })
  })
}

/**
 * Connects the features to the live channel of the signed-in user and makes the portal available offline.
 * Loaded after the first page has rendered.
 */
export function beginLive(
  { session, calls, endHere }: Pick<Portal, 'session' | 'calls' | 'endHere'>,
  queries: QueryClient,
  person: number,
): () => void {
  const spoken = { locale: () => i18n.current().locale, onLocale: i18n.subscribe }
  const live = createLive({ http: calls.http, person, from: readUpTo(queries), ...spoken })
  watchSignOuts({ live, session, onSignedOut: endHere })
  followAccount({ live, session, queries })
  for (const area of FOLLOWED_WHOLE) followTopic({ live, queries }, area, [[area]])
  followEditions({ live, queries })
  followCards({ live, queries })
  followForms({ live, queries })
  followLogbook({ live, queries, store: logbookStorer(calls, queries, person) })
  followLessons({ live, queries })
  followMessages({ live, queries })
  followNotifications({ live, queries, arrived: createArrivals(i18n) })
  askPersistence().catch((cause: unknown) => console.warn('persistent storage was not asked for', cause))
  adoptMerged({ session, calls }).catch((cause: unknown) =>
    console.warn('what an earlier account left here was not taken over', cause),
  )
  adoptSharedFiles().catch((cause: unknown) => console.warn('shared files were not stored', cause))
  const senders = [
    divesSender,
    // After the dives that they are about.
    confirmationsSender,
    formsSender,
    lessonsSender,
    attendanceSender,
    notesSender,
    messagesSender,
  ].map((sender) => sender(calls, queries, person))
  // The worker stores some hundred files; who leaves the page within two seconds gets it on the next one.
  const opening = setTimeout(() => {
    openOffline(spoken).catch((cause: unknown) =>
      console.warn('the portal does not open offline on this device', cause),
    )
  }, OPEN_OFFLINE_AFTER_MS)
  const ends = [
    () => clearTimeout(opening),
    followLocale(i18n),
    followOfflinePlan({ live, store: offlineStorer({ session, calls }, queries) }),
    startOutbox(queries, senders),
    followRefusals(person),
    followWaiting({ sources: WAITING_SOURCES, affiliateId: person, words: i18n }),
    () => publishWaiting(undefined),
    () => live.stop(),
  ]
  return () => {
    for (const end of ends) end()
  }
}
