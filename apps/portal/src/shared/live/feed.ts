import type { Http } from '../http/index.ts'
import type { Page } from './page.ts'
import { pause } from './pause.ts'
import { poll } from './poll.ts'
import type { Sink } from './event-sink.ts'
import { listen } from './stream.ts'
import type { Times } from './times.ts'

export type FeedPorts = { http: Pick<Http, 'stream' | 'get'>; page: Page; times: Times }

/** So many streams in a row without a hello, and it looks by itself between the attempts. */
const FEW = 2

const yes = () => true
const no = () => false

/** Keeps a tab told, over lost connections, until the signal aborts. */
export async function feed(ports: FeedPorts, sink: Sink, signal: AbortSignal): Promise<void> {
  const { http, page, times } = ports
  let failures = 0
  while (!signal.aborted) {
    // Why it failed is in the log of the calls; the answer is the same for all: try again, ever more slowly.
    const isGreeted = await listen(ports, sink, signal).catch(no)
    failures = isGreeted ? 0 : failures + 1
    if (signal.aborted) return
    const isReached = failures >= FEW && (await poll(http, sink, signal).then(yes, no))
    // A server that is not there at all comes back any moment; one that streams cannot reach is asked in peace.
    await pause(isReached ? times.poll : times.backoff(failures), signal, page)
  }
}
