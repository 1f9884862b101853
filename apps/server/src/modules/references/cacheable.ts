import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * These lists are the same for everyone and change only with a release: a browser caches them for a day, then
 * revalidates. Only browsers may cache them, because the routes require a bearer token.
 */
const KEEP = 'private, max-age=86400'

export function makeCacheable(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
    reply.headers({ 'cache-control': KEEP, etag: tag, vary: 'accept-language' })
    if (!isCached(tag, request.headers['if-none-match'])) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}

/** A compressing proxy marks the tag as weak. */
const isCached = (tag: string, cachedTags = '') =>
  cachedTags.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
