import type { ServiceName } from '@fathom/contract/shared'
import { CallFailed, type Http } from '../http/index.ts'
import { dataOf } from './answer.ts'
import { eventsOf } from './event-stream.ts'
import type { GraphOptions, SubscribeOptions } from './graph.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000
const SILENCE_MS = 40_000

/** Doubles up to half a minute; the random half keeps a thousand tabs from coming back in one second. */
const defaultBackoff = (attempt: number) =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt) * (0.5 + Math.random() / 2)

type StreamCall = { headers: Readonly<Record<string, string>>; body: unknown }

export async function subscribe<Result>(
  http: Http,
  service: ServiceName,
  call: StreamCall,
  how: SubscribeOptions<Result>,
  { backoffMs = defaultBackoff, silenceMs = SILENCE_MS }: GraphOptions,
): Promise<void> {
  for (let attempt = 0; !how.signal.aborted; attempt += 1) {
    try {
      await listen(http, service, call, silenceMs, {
        ...how,
        onOpen: () => {
          attempt = 0
          how.onOpen?.()
        },
      })
    } catch (cause) {
      if (how.signal.aborted) return
      if (isFinal(cause)) throw cause
    }
    await pause(backoffMs(attempt), how.signal)
  }
}

/** What trying again cannot mend: the server understood the call and said no. */
const isFinal = (cause: unknown) =>
  !(cause instanceof CallFailed) ||
  (cause.kind === 'refused' && (cause.status === undefined || (cause.status < 500 && cause.status !== 429)))

async function listen<Result>(
  http: Http,
  service: ServiceName,
  call: StreamCall,
  silenceMs: number,
  how: SubscribeOptions<Result>,
): Promise<void> {
  const silent = new AbortController()
  const signal = AbortSignal.any([how.signal, silent.signal])
  const headers = { ...call.headers, accept: 'text/event-stream' }
  const response = await http.stream(service, 'graphql', { ...call, headers, signal })
  let watch = setTimeout(() => silent.abort(), silenceMs)
  try {
    how.onOpen?.()
    for await (const { event, data } of connectedEvents(response)) {
      clearTimeout(watch)
      watch = setTimeout(() => silent.abort(), silenceMs)
      if (event === 'next') how.onEvent(dataOf<Result>(http, JSON.parse(data)))
    }
  } finally {
    clearTimeout(watch)
  }
}

/** A connection that breaks ends like one that is closed: both are opened again. */
async function* connectedEvents(response: Response) {
  if (!response.body) return
  const events = eventsOf(response.body)
  try {
    while (true) {
      const next = await events.next().catch(() => undefined)
      if (!next || next.done) return
      yield next.value
    }
  } finally {
    await events.return(undefined).catch(() => undefined)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', over)
    if (signal.aborted) over()
  })
}
