import {
  contentDocumentWire,
  contentDraftQuery,
  contentDraftWire,
  contentListWire,
  contentOverviewWire,
  contentPublishWire,
  contentUndoWire,
} from '@fathom/contract/office'
import { isTooFar } from '@fathom/domain/office'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { EditionKind } from '../../../platform/editions/index.ts'
import { declareRight } from '../../../platform/http/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { readingLocale } from '../../../platform/reading-locale.ts'
import { type ContentDeps, listDocuments, openDocument, readOverview } from './read-content.ts'

const params = z.object({ key: z.string().min(1).max(200) })

const cultureOf = ({ headers, caller }: Pick<FastifyRequest, 'headers' | 'caller'>) =>
  readingLocale(headers['accept-language'], caller)

/** OF-08: all kinds alike, each with the calls of its own right. */
export const contentRoutes =
  (deps: ContentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/content',
      {
        config: { right: 'staff' },
        schema: { summary: 'What I may change without a build', response: { 200: contentOverviewWire } },
      },
      async ({ caller }) => readOverview(deps, caller),
    )
    for (const kind of deps.editions.kinds()) {
      await app.register(readRoutes(deps, kind))
      await app.register(draftRoutes(deps, kind))
      await app.register(publishRoutes(deps, kind))
    }
  }

function readRoutes(deps: ContentDeps, { name, right }: EditionKind): FastifyPluginAsyncZod {
  return async (app) => {
    declareRight(app, { right })
    app.get(
      `/content/${name}`,
      { schema: { summary: `The documents of the kind ${name}`, response: { 200: contentListWire } } },
      async (request) => listDocuments(deps, name, cultureOf(request)),
    )
    app.get(
      `/content/${name}/:key`,
      {
        schema: {
          summary: `One document of the kind ${name}, with its draft and versions`,
          params,
          response: { 200: contentDocumentWire },
        },
      },
      async (request) => openDocument(deps, { ...request.params, kind: name, culture: cultureOf(request) }),
    )
  }
}

function draftRoutes(deps: ContentDeps, { name, right }: EditionKind): FastifyPluginAsyncZod {
  return async (app) => {
    declareRight(app, { right })
    const path = `/content/${name}/:key/draft`
    const schema = { params, response: { 200: contentDocumentWire } }
    app.put(
      path,
      {
        schema: {
          ...schema,
          body: contentDraftWire,
          summary: `Saves the draft of a document of the kind ${name}; 409 when a colleague has changed it`,
        },
      },
      async (request) => {
        const { caller, body } = request
        const { key } = request.params
        await deps.editions.changeDraft(name, { ...body, key, by: caller.affiliateId })
        return openDocument(deps, { kind: name, key, culture: cultureOf(request) })
      },
    )
    app.delete(
      path,
      {
        schema: {
          ...schema,
          querystring: contentDraftQuery,
          summary: `Discards the draft of a document of the kind ${name}`,
        },
      },
      async (request) => {
        const { key } = request.params
        const { revision } = request.query
        await deps.editions.discardDraft(name, { key, revision })
        return openDocument(deps, { kind: name, key, culture: cultureOf(request) })
      },
    )
  }
}

function periodOf({ from, until }: { from: string | null; until: string | null }, now: Date) {
  const dateOf = (text: string | null) => {
    const date = text === null ? null : new Date(text)
    if (date && isTooFar(date, now)) throw new Problem('period-too-far', 422)
    return date
  }
  return { from: dateOf(from), until: dateOf(until) }
}

function publishRoutes(deps: ContentDeps, { name, right }: EditionKind): FastifyPluginAsyncZod {
  return async (app) => {
    declareRight(app, { right })
    const path = `/content/${name}/:key`
    const schema = { params, response: { 200: contentDocumentWire } }
    app.post(
      `${path}/publish`,
      {
        schema: {
          ...schema,
          body: contentPublishWire,
          summary: `Publishes the draft of a document of the kind ${name}, at once or for a while`,
        },
      },
      async (request) => {
        const { caller, body } = request
        const { key } = request.params
        const period = periodOf(body, deps.clock.now())
        await deps.editions.publishDraft(name, { ...body, ...period, key, by: caller.affiliateId })
        return openDocument(deps, { kind: name, key, culture: cultureOf(request) })
      },
    )
    app.post(
      `${path}/undo`,
      {
        schema: {
          ...schema,
          body: contentUndoWire,
          summary: `Takes a version of a document of the kind ${name} back; undoing that brings it back`,
        },
      },
      async (request) => {
        const { caller, body } = request
        const { key } = request.params
        await deps.editions.undo(name, { ...body, key, by: caller.affiliateId })
        return openDocument(deps, { kind: name, key, culture: cultureOf(request) })
      },
    )
  }
}
