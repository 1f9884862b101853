import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/**
 * Any site may read these, because other organizations check our cards too. Devices revalidate on each
 * request.
 */
export function answerEveryone(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag' })
    if (reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
    reply.headers({ 'cache-control': 'no-cache', etag: tag })
    if (!isCached(tag, request.headers['if-none-match'])) return payload
    reply.code(304).removeHeader('content-type').removeHeader('content-length')
    return ''
  })
}

/** A compressing proxy marks the tag as weak. */
const isCached = (tag: string, cachedTags = '') =>
  cachedTags.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
