import type { LiveChangesWire } from '@fathom/contract/shared'
import type { Http } from '../http/index.ts'
import type { Sink } from './event-sink.ts'

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
    sink.beat()
    if (!more) return
  }
}
