import { decimal, type LiveChangesWire, liveChangesWire } from '@fathom/contract/shared'
import type { User } from '@fathom/domain/session'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../problem.ts'
import { readingLocale } from '../reading-locale.ts'
import { findExpiry } from '../token-expiry.ts'
import { createEventBytes, type LiveEventKinds, newsBytes, wordsOf } from './event-bytes.ts'
import { Heartbeats } from './heartbeats.ts'
import { PAGE } from './journal.ts'
import type { Json, Live } from './live.ts'
import { type Channel, type Listener, LiveStream } from './live-stream.ts'
import { takeOver } from './take-over.ts'

/** Enough for one person's tabs and devices on one process; more isn't normal use. */
const STREAMS_A_PERSON = 32

/** Proxies must not buffer events. */
const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' }

const DESCRIBED = { tags: ['live'], security: [{ bearer: [] }] }

const afterQuery = z.object({ after: decimal(z.number().int().nonnegative()).optional() })

type Used = {
  /** Aborted when the server starts to stop. */
  drain: AbortSignal
  log: FastifyBaseLogger
  live: Pick<Live, 'join' | 'leave' | 'countFollowers' | 'listChanges' | 'catchUp'>
  /**
   * Calls back when the session of the caller's bearer has ended: at once, and when its streams must be closed.
   * Returns how to stop watching.
   */
  watchSession?: (caller: User, close: () => void, ended?: () => void) => () => void
  /** Passes on what concerns everyone. It has no number: who misses it learns it by asking. */
  onNews?: (publish: (type: string, data: Json) => void) => void
}

/**
 * The single channel for all of a person's events: `GET /`, and `GET /changes` when streaming isn't possible.
 */
export function liveRoutes(
  { live, drain, log, watchSession, onNews }: Used,
  kinds: LiveEventKinds,
): FastifyPluginAsyncZod {
  const heartbeats = new Heartbeats(() => live.catchUp())
  drain.addEventListener('abort', () => heartbeats.endAll(), { once: true })
  onNews?.((type, data) => heartbeats.sendNews(newsBytes(type, data)))
  const channel: Channel = {
    bytesOf: createEventBytes(kinds, log),
    endsStreams: ({ type, data }) => kinds[type]?.endsStreams?.(data) ?? false,
    saysGoodbye: ({ type }) => kinds[type]?.endsStreams !== undefined,
  }

  async function open(request: FastifyRequest, reply: FastifyReply, after: number | undefined) {
    const listener = listenerOf(request)
    if (live.countFollowers(listener.affiliateId) >= STREAMS_A_PERSON)
      throw new Problem('too-many-streams', 429, { extra: { retryAfter: 30 } })
    reply.hijack()
    if (!reply.raw.socket || reply.raw.destroyed) return
    request.log.info({ method: 'GET', route: request.routeOptions.url, status: 200 }, 'a stream started')
    const pipe = takeOver(reply.raw, HEADERS)
    const stream = new LiveStream(pipe, channel, listener)
    const forget = heartbeats.add(stream)
    const stopWatching = watchSession?.(
      request.caller,
      () => stream.end(),
      () => stream.startLeaving(),
    )
    pipe.on('close', () => {
      forget()
      stopWatching?.()
      live.leave(stream.affiliateId, stream)
    })
    await live.join(listener.affiliateId, stream, after).catch((error) => {
      log.warn({ err: error }, 'could not start a stream')
      pipe.destroy()
    })
  }

  return async (app) => {
    app.get(
      '/',
      { schema: { ...DESCRIBED, querystring: afterQuery }, exposeHeadRoute: false },
      (request, reply) => open(request, reply, request.query.after ?? lastEventId(request)),
    )
    app.get(
      '/changes',
      { schema: { ...DESCRIBED, querystring: afterQuery, response: { 200: liveChangesWire } } },
      ({ query, caller, headers }): Promise<LiveChangesWire> => {
        const locale = readingLocale(headers['accept-language'], caller)
        return listChanges({ live, log }, kinds, caller.affiliateId, query.after, locale)
      },
    )
  }
}

async function listChanges(
  { live, log }: Pick<Used, 'live' | 'log'>,
  kinds: LiveEventKinds,
  affiliateId: number,
  after: number | undefined,
  locale: Listener['locale'],
): Promise<LiveChangesWire> {
  const { last, isReset, events } = await live.listChanges(affiliateId, after)
  const more = events.length === PAGE
  return {
    sequence: more ? (events.at(-1)?.sequence ?? last) : last,
    reset: isReset,
    more,
    events: events.flatMap((event) => {
      const data = wordsOf(kinds, event, locale, log)
      return data ? [{ sequence: event.sequence, type: event.type, data }] : []
    }),
  }
}

function listenerOf({ caller, headers }: FastifyRequest): Listener {
  const token = headers.authorization?.slice('Bearer '.length) ?? ''
  return {
    affiliateId: caller.affiliateId,
    locale: readingLocale(headers['accept-language'], caller),
    expiresAt: findExpiry(token) ?? Number.POSITIVE_INFINITY,
  }
}

function lastEventId({ headers }: FastifyRequest): number | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined
}
