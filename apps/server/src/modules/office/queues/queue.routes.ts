import {
  newNoteWire,
  openedItemWire,
  queuePageWire,
  queueQuery,
  queuesWire,
  renewedWire,
  takeNextWire,
  takenWire,
} from '@fathom/contract/office'
import { QUEUE_KINDS, QUEUE_RIGHTS, type QueueKind } from '@fathom/domain/office'
import type { User } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { declareRight } from '../../../platform/http/index.ts'
import type { QueueReader } from '../../../platform/queues.ts'
import { readingLocale } from '../../../platform/reading-locale.ts'
import type { QueuesDeps } from './queues.deps.ts'
import { listQueue, openItem, readQueues } from './read-queue.ts'
import { releaseAll, releaseOne, renewAll, takeNext, takeOne, writeNote } from './work-on-item.ts'

/** Ids are UUIDs, or the number of a person. */
const params = z.object({
  id: z.union([z.uuid().toLowerCase(), z.string().regex(/^[1-9]\d{0,14}$/)]),
})

type Asking = { caller: User; headers: { 'accept-language'?: string | undefined } }

const readerOf = ({ caller, headers }: Asking): QueueReader => ({
  caller,
  locale: readingLocale(headers['accept-language'], caller),
})

/** OF-02, OF-04, OF-05: all queues of the office alike, each with the calls of its own right. */
export const queueRoutes =
  (deps: QueuesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/queues',
      {
        config: { right: 'staff' },
        schema: { summary: 'What waits for the office, and what I hold', response: { 200: queuesWire } },
      },
      async (request) => readQueues(deps, readerOf(request)),
    )
    for (const kind of QUEUE_KINDS) {
      await app.register(listRoutes(deps, kind))
      await app.register(itemRoutes(deps, kind))
    }
  }

function listRoutes(deps: QueuesDeps, kind: QueueKind): FastifyPluginAsyncZod {
  return async (app) => {
    declareRight(app, { right: QUEUE_RIGHTS[kind] })
    app.get(
      `/queues/${kind}`,
      {
        schema: {
          summary: `A page of the queue ${kind}`,
          querystring: queueQuery,
          response: { 200: queuePageWire },
        },
      },
      async (request) => listQueue(deps, readerOf(request), kind, { after: undefined, ...request.query }),
    )
    app.post(
      `/queues/${kind}/next`,
      {
        schema: {
          summary: `Takes the oldest free item of the queue ${kind} for me and reserves those after it; again takes no more`,
          body: takeNextWire,
          response: { 200: takenWire },
        },
      },
      async (request) => ({
        items: await takeNext(deps, readerOf(request), kind, { hold: 1, ...request.body }),
      }),
    )
    app.post(
      `/queues/${kind}/renew`,
      {
        schema: {
          summary: `I go on with what I hold in the queue ${kind}; unrenewed claims end after some minutes`,
          response: { 200: renewedWire },
        },
      },
      async (request) => ({ held: await renewAll(deps, readerOf(request), kind) }),
    )
    app.post(
      `/queues/${kind}/release`,
      { schema: { summary: `I leave the queue ${kind} and hold nothing in it any longer` } },
      async (request, reply) => {
        await releaseAll(deps, readerOf(request), kind)
        return reply.code(204).send()
      },
    )
  }
}

function itemRoutes(deps: QueuesDeps, kind: QueueKind): FastifyPluginAsyncZod {
  return async (app) => {
    declareRight(app, { right: QUEUE_RIGHTS[kind] })
    const path = `/queues/${kind}/:id`
    const schema = { params, response: { 200: openedItemWire } }
    app.get(
      path,
      { schema: { ...schema, summary: `An item of the queue ${kind}, with its notes` } },
      async (request) => openItem(deps, readerOf(request), kind, request.params.id),
    )
    app.post(
      `${path}/take`,
      {
        schema: {
          ...schema,
          summary: `I work on this item of the queue ${kind}; 409 while a colleague does`,
        },
      },
      async (request) => takeOne(deps, readerOf(request), { kind, ...request.params }),
    )
    app.post(
      `${path}/release`,
      { schema: { params, summary: `I no longer work on this item of the queue ${kind}` } },
      async (request, reply) => {
        await releaseOne(deps, readerOf(request), { kind, ...request.params })
        return reply.code(204).send()
      },
    )
    app.post(
      `${path}/notes`,
      {
        schema: { ...schema, body: newNoteWire, summary: `Adds a note for colleagues in the queue ${kind}` },
      },
      async (request) => writeNote(deps, readerOf(request), { kind, ...request.params }, request.body),
    )
  }
}
