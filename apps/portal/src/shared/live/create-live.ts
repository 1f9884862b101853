import { passOn, type Sink, takeOver } from './event-sink.ts'
import { type FeedPorts, feed } from './feed.ts'
import { createHub } from './hub.ts'
import { createJournal } from './journal.ts'
import { lead } from './lead.ts'
import type { Live } from './live.ts'
import { type Page, thisPage } from './page.ts'
import { openTabs } from './tabs.ts'
import { TIMES, type Times } from './times.ts'

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
    if (isLeading) return message.type === 'hi' ? sink.beat() : undefined
    if (message.type !== 'hi') watch.answered()
    takeOver(journal, message)
  })
  const sink = passOn(journal, tabs, ports.locale)
  const work = (signal: AbortSignal) => {
    isLeading = true
    signal.addEventListener('abort', () => {
      isLeading = false
    })
    return feedInLanguage({ http, page, times }, sink, ports, signal)
  }
  const locks = 'locks' in ports ? ports.locks : navigator.locks
  const seize = lead({ name, locks: tabs && locks, page, work }, stop.signal)
  const ask = () => tabs?.tell({ type: 'hi' })
  const watch = watchLeader({ page, times, isLeading: () => isLeading, ask, seize })
  const end = () => {
    stop.abort()
    watch.stop()
    tabs?.close()
  }
  return { on: hub.on, onReset: hub.onReset, stop: end }
}

/**
 * The server writes event texts in the language of the connection, so another language needs another
 * connection.
 */
async function feedInLanguage(ports: FeedPorts, sink: Sink, language: Language, signal: AbortSignal) {
  while (!signal.aborted) {
    const spoken = language.locale()
    const changed = new AbortController()
    const unhear = language.onLocale(() => {
      if (language.locale() !== spoken) changed.abort()
    })
    await feed(ports, sink, AbortSignal.any([signal, changed.signal]))
    unhear()
  }
}

type Ports = { page: Page; times: Times; isLeading(): boolean; ask(): void; seize(): void }

/** Makes sure that some tab listens on behalf of a visible tab, and takes over when none responds. */
function watchLeader({ page, times, isLeading, ask, seize }: Ports) {
  let answer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (isLeading() || !page.isVisible() || answer !== undefined) return
    ask()
    answer = setTimeout(() => {
      answer = undefined
      if (!isLeading()) seize()
    }, times.answer)
  }
  const each = setInterval(look, times.check)
  const unhear = page.onWake(look)
  look()
  return {
    answered: () => {
      clearTimeout(answer)
      answer = undefined
    },
    stop: () => {
      clearTimeout(answer)
      clearInterval(each)
      unhear()
    },
  }
}
