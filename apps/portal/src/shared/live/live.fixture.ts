import type { ServerResponse } from 'node:http'
import { type Answer, aCaller, aService, sendJson } from '../http/http.fixture.ts'
import { createLive, type LivePorts } from './channel.ts'
import type { Page } from './leader.ts'
import type { Times } from './times.ts'

export const QUICK: Times = {
  hello: 2_000,
  silence: 5_000,
  doubt: 0,
  poll: 20,
  backoff: () => 5,
  check: 60_000,
  answer: 100,
}

/** A server-like event log with streams and responses on top; for tests. */
export async function aChannel(override?: (...args: Parameters<Answer>) => boolean) {
  const events: { sequence: number; type: string; data: unknown }[] = []
  const streams = new Set<ServerResponse>()
  const write = (to: ServerResponse, id: number, event: string, data: unknown) =>
    to.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const service = await aService((heard, response) => {
    if (override?.(heard, response)) return
    const { pathname, searchParams } = new URL(heard.url, 'http://here')
    const after = searchParams.has('after') ? Number(searchParams.get('after')) : events.length
    const missed = events.slice(after)
    if (pathname.endsWith('/changes'))
      return sendJson(response, 200, { sequence: events.length, reset: false, more: false, events: missed })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    write(response, after, 'hello', { sequence: after })
    for (const { sequence, type, data } of missed) write(response, sequence, type, data)
    streams.add(response)
    response.on('close', () => streams.delete(response))
  })
  return {
    ...service,
    streams,
    /** Without a number. */
    sendToAll: (type: string, data: unknown) => {
      for (const stream of streams) stream.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    publish: (type: string, data: unknown = {}) => {
      const sequence = events.length + 1
      events.push({ sequence, type, data })
      for (const stream of streams) write(stream, sequence, type, data)
    },
    cut: () => {
      for (const stream of streams) stream.destroy()
    },
  }
}

/** A page whose lifecycle the test controls. */
function aPage() {
  const wakers = new Set<() => void>()
  const freezers = new Set<() => void>()
  const listenTo = (those: Set<() => void>) => (listener: () => void) => {
    those.add(listener)
    return () => void those.delete(listener)
  }
  const page: Page = { isVisible: () => true, onWake: listenTo(wakers), onFreeze: listenTo(freezers) }
  const all = (those: Set<() => void>) => {
    for (const listener of [...those]) listener()
  }
  return { page, wake: () => all(wakers), freeze: () => all(freezers) }
}

/** A browser tab and the events it received. */
export function aTab(url: string, person: number, ports: Partial<LivePorts> = {}) {
  const { page, wake, freeze } = aPage()
  const received: (number | 'reset')[] = []
  const { http, log } = aCaller(url)
  const live = createLive({
    http,
    person,
    locale: () => 'en-US',
    onLocale: () => () => undefined,
    page,
    times: QUICK,
    ...ports,
  })
  live.on('notification', ({ sequence }) => received.push(sequence))
  live.onReset(() => received.push('reset'))
  return { live, received, wake, freeze, log }
}
