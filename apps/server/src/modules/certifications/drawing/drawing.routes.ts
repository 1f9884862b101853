import { cultureQuery, eCardPictureQuery } from '@fathom/contract/certifications'
import { LEVELS } from '@fathom/domain/certifications'
import type { User } from '@fathom/domain/session'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import { countAttempt } from '../../../platform/rate-limit.ts'
import { readingCulture } from '../../../platform/reading-culture.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { ofCard } from '../ecards/ecard.routes.ts'
import { getECard } from '../ecards/list-ecards.ts'
import { findApproved } from '../photos/card-photo.store.ts'
import { blankCard, cardDocument, cardPicture, readPhoto } from './draw-card.ts'

type CardRequest = {
  caller: User
  params: { licenseID: string }
  query: { culture?: string | undefined }
  headers: { 'accept-language'?: string | undefined }
}

const DRAWINGS = { limit: 30, windowSeconds: 60 }

/** Drawing is expensive; the limit keeps one person from blocking the others. */
export async function mayDraw({ db, clock }: CertificationsDeps, { affiliateId }: User): Promise<void> {
  const verdict = await countAttempt(db, `draw a card ${affiliateId}`, DRAWINGS, clock.now())
  if (!verdict.allowed)
    throw new Problem('too-many-attempts', 429, { extra: { retryAfter: verdict.retryAfterSeconds } })
}

/** Cards to save, print or send, under `ecards`. */
export const drawingRoutes =
  (deps: CertificationsDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const read = async (request: CardRequest) => {
      await mayDraw(deps, request.caller)
      const [{ affiliateId }, { licenseID }, locale] = [
        request.caller,
        request.params,
        readingCulture(request),
      ]
      const card = await deps.db.transaction((tx) => getECard(deps, tx, { affiliateId, licenseID, locale }))
      const photo = await readPhoto(deps.files, await findApproved(deps.db, affiliateId))
      return { card, reader: { locale, photo } }
    }
    app.get(
      '/e-cards/:licenseID/picture',
      {
        schema: {
          summary: 'A side of my eCard as PNG, or both',
          params: ofCard,
          querystring: eCardPictureQuery,
        },
      },
      async (request, reply) => {
        const { card, reader } = await read(request)
        const { side } = request.query
        return reply
          .type('image/png')
          .header('content-disposition', `inline; filename="card-${card.licenseID}-${side}.png"`)
          .header('cache-control', 'no-store')
          .send(await cardPicture(card, side, reader))
      },
    )
    app.get(
      '/e-cards/:licenseID/document',
      { schema: { summary: 'My eCard as PDF, front and back', params: ofCard, querystring: cultureQuery } },
      async (request, reply) => {
        const { card, reader } = await read(request)
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="card-${card.licenseID}.pdf"`)
          .header('cache-control', 'no-store')
          .send(await cardDocument(card, reader))
      },
    )
    app.get(
      '/certificate-photos/:stockId',
      {
        schema: {
          summary: 'What the card of a level looks like, by its stock id',
          params: z.object({ stockId: z.string().max(20) }),
        },
      },
      async ({ params }, reply) => {
        const level = LEVELS.find(({ eCardStockID }) => eCardStockID === params.stockId)
        if (!level) throw new Problem('not-found', 404)
        return reply
          .type('image/png')
          .header('cache-control', 'private, max-age=86400')
          .send(await blankCard(level))
      },
    )
  }
