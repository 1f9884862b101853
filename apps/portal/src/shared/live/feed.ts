import type { LiveChangesWire } from '@fathom/contract/shared'
import type { Http } from '../http/index.ts'
import type { Sink } from './hub.ts'
import type { Page } from './leader.ts'
import { listen } from './stream.ts'
import type { Times } from './times.ts'

export type FeedPorts = { http: Pick<Http, 'stream' | 'get'>; page: Page; times: Times }

/** After this many streams in a row without a hello, the feed also polls between attempts. */
const FEW = 2

const yes = () => true

const no = () => false

/** Keeps a tab up to date across lost connections, until the signal aborts. */
export async function feed(ports: FeedPorts, sink: Sink, signal: AbortSignal): Promise<void> {
  const { http, page, times } = ports
  let failures = 0
  while (!signal.aborted) {
    // The call log already has the cause of the failure. The reaction is always the same: retry with
    // increasing delays.
    const isGreeted = await listen(ports, sink, signal).catch(no)
    failures = isGreeted ? 0 : failures + 1
    if (signal.aborted) return
    const isReached = failures >= FEW && (await poll(http, sink, signal).then(yes, no))
    // An unreachable server may come back any moment, so we retry soon. If only streams don't get through, we
    // poll at a slow pace.
    await pause(isReached ? times.poll : times.backoff(failures), signal, page)
  }
}

/** Waits; resolves early when the page wakes or the work is aborted. */
function pause(ms: number, signal: AbortSignal, { onWake }: Pick<Page, 'onWake'>): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      stopListening()
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    const stopListening = onWake(over)
    signal.addEventListener('abort', over)
    if (signal.aborted) over()
  })
}

/** Polls for changes, for a browser that no stream gets through to. */
export async function poll(http: Pick<Http, 'get'>, sink: Sink, signal: AbortSignal): Promise<void> {
  for (;;) {
    const locale = sink.locale()
    const query = { after: sink.last() }
    const { sequence, reset, more, events } = await http.get<LiveChangesWire>('server', 'live/changes', {
      query,
      signal,
    })
    if (signal.aborted) return
    if (reset) sink.reset(sequence)
    else if (query.after === undefined) sink.hello(sequence)
    else for (const event of events) sink.event({ ...event, data: event.data, locale })
    // The server omits events it can't put into text. Without this we would request them again and again.
    if (sink.last() !== sequence) sink.hello(sequence)
    sink.heartbeat()
    if (!more) return
  }
}
