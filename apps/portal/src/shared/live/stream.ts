import type { Http } from '../http/index.ts'
import type { Sink } from './hub.ts'
import type { Page } from './leader.ts'
import type { Times } from './times.ts'

type Ports = { http: Pick<Http, 'stream'>; page: Page; times: Times }

/** Listens on one connection until it ends; true when the server said hello. */
export async function listen({ http, page, times }: Ports, sink: Sink, left: AbortSignal): Promise<boolean> {
  const dead = new AbortController()
  const life = watchLife(() => dead.abort(), times, page)
  const signal = AbortSignal.any([left, dead.signal])
  let isGreeted = false
  try {
    const locale = sink.locale()
    const response = await http.stream('server', 'live', {
      query: { after: sink.last() },
      headers: { accept: 'text/event-stream' },
      signal,
    })
    for await (const event of connectedEvents(response, signal)) {
      if (event.data) isGreeted = true
      life.seen(isGreeted)
      deliver(sink, event, locale)
    }
  } finally {
    life.stop()
    dead.abort()
  }
  return isGreeted
}

function deliver(sink: Sink, { id, event: type, data }: StreamEvent, locale: string): void {
  if (!data) {
    sink.heartbeat()
    return
  }
  const value: unknown = JSON.parse(data)
  if (id === undefined) sink.news({ type, data: value })
  else if (type === 'hello') sink.hello(id)
  else if (type === 'reset') sink.reset(id)
  else sink.event({ sequence: id, type, data: value, locale })
}

/** Ends a connection that sends no hello or heartbeat, or whose state is unknown after a sleep. */
function watchLife(end: () => void, times: Times, page: Page) {
  let lastSeen = Date.now()
  let timer = setTimeout(end, times.hello)
  const stopListening = page.onWake(() => {
    if (Date.now() - lastSeen > times.doubt) end()
  })
  return {
    seen: (isGreeted: boolean) => {
      if (!isGreeted) return
      lastSeen = Date.now()
      clearTimeout(timer)
      timer = setTimeout(end, times.silence)
    },
    stop: () => {
      clearTimeout(timer)
      stopListening()
    },
  }
}

/** A broken connection ends like a closed one: both are reopened. */
async function* connectedEvents(response: Response, signal: AbortSignal): AsyncGenerator<StreamEvent> {
  if (!response.body) return
  const events = eventsOf(response.body)
  try {
    while (true) {
      const next = await events.next().catch(() => undefined)
      // Data read after the abort belongs to the next listener.
      if (!next || next.done || signal.aborted) return
      yield next.value
    }
  } finally {
    await events.return(undefined).catch(() => undefined)
  }
}

type StreamEvent = { id: number | undefined; event: string; data: string }

/** Yields server-sent events as they arrive; ends with the stream. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  try {
    while (true) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield eventOf(block)
    }
  } finally {
    await reader.cancel()
  }
}

/** A block with only comments is a heartbeat: it has no data. */
function eventOf(block: string): StreamEvent {
  let id: number | undefined
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    if (line.startsWith('id:')) id = Number(line.slice(3))
    if (line.startsWith('event:')) event = line.slice(6).trim()
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
  }
  return { id, event, data: data.join('\n') }
}
