import { type FeedPorts, feed } from './feed.ts'
import { createHub, createJournal, type Journal, type Live, type News, type Sink } from './hub.ts'
import { lead, openTabs, type Tabs, thisPage, watchLeader } from './leader.ts'
import { TIMES } from './times.ts'

type Language = {
  /** The language for event texts, and a way to learn when it may have changed. */
  locale(): string
  onLocale(listener: () => void): () => void
}

export type LivePorts = Language &
  Pick<FeedPorts, 'http'> &
  Partial<Omit<FeedPorts, 'http'>> & {
    /** All tabs of one person share one connection. */
    person: number
    /**
     * The data read earlier is current up to this event, so we continue from here without reading it again.
     */
    from?: number | undefined
    locks?: LockManager | undefined
  }

/**
 * One connection for all tabs of a browser, because browsers allow only six per host. The tab that holds the
 * lock listens and forwards events; each tab tracks its own sequence and notices when it missed something.
 */
export function createLive(ports: LivePorts): Live {
  const { http, person, page = thisPage, times = TIMES } = ports
  const name = `fathom.live.${person}`
  const stop = new AbortController()
  const hub = createHub()
  const journal = createJournal(hub, ports.from)
  let isLeading = false

  const tabs = openTabs(name, (message) => {
    if (isLeading) return message.type === 'hi' ? sink.heartbeat() : undefined
    if (message.type !== 'hi') watch.answered()
    receive(journal, hub.news, message)
  })
  const sink = forwardingSink(journal, tabs, ports.locale, hub.news)
  const work = (signal: AbortSignal) => {
    isLeading = true
    signal.addEventListener('abort', () => {
      isLeading = false
    })
    return feedInLanguage({ http, page, times }, sink, ports, signal)
  }
  const locks = 'locks' in ports ? ports.locks : navigator.locks
  const seize = lead({ name, locks: tabs && locks, page, work }, stop.signal)
  const ping = () => tabs?.post({ type: 'hi' })
  const watch = watchLeader({ page, times, isLeading: () => isLeading, ping, seize })
  const end = () => {
    stop.abort()
    watch.stop()
    tabs?.close()
  }
  return { on: hub.on, onNews: hub.onNews, onReset: hub.onReset, stop: end }
}

/**
 * The server writes event texts in the language of the connection, so another language needs another
 * connection.
 */
async function feedInLanguage(ports: FeedPorts, sink: Sink, language: Language, signal: AbortSignal) {
  while (!signal.aborted) {
    const spoken = language.locale()
    const changed = new AbortController()
    const stopListening = language.onLocale(() => {
      if (language.locale() !== spoken) changed.abort()
    })
    await feed(ports, sink, AbortSignal.any([signal, changed.signal]))
    stopListening()
  }
}

/** Records what the leader receives and forwards it to the other tabs. */
export function forwardingSink(
  journal: Journal,
  tabs: Tabs | undefined,
  locale: () => string,
  publish: (news: News) => void,
): Sink {
  const heartbeat = () => tabs?.post({ type: 'beat', sequence: journal.last() })
  return {
    last: journal.last,
    locale,
    hello: (sequence) => {
      if (journal.last() !== sequence) journal.startAt(sequence)
      heartbeat()
    },
    reset: (sequence) => {
      journal.startAt(sequence)
      tabs?.post({ type: 'reset', sequence })
    },
    event: (event) => {
      if (journal.take(event)) tabs?.post({ type: 'event', event })
    },
    news: (news) => {
      publish(news)
      tabs?.post({ type: 'news', news })
    },
    heartbeat,
  }
}

/** Records what another tab forwards. */
function receive(
  journal: Journal,
  publish: (news: News) => void,
  message: Parameters<Tabs['post']>[0],
): void {
  if (message.type === 'news') publish(message.news)
  if (message.type === 'event') journal.take(message.event)
  if (message.type === 'reset') journal.startAt(message.sequence)
  if (message.type === 'beat' && message.sequence !== undefined) journal.compare(message.sequence)
}
