import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HttpApp } from './http-app.ts'
import { acceptedEncoding } from './portal/encodings.ts'

/** Less fits in one packet anyway. */
const WORTH_IT = 1400

const TEXT = /^text\/(?!event-stream)|[/+]json\b|^image\/svg/

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Five hundred dives take a millisecond and become a tenth; better levels take longer than they save. */
const ENCODERS = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text: string) => zip(text, { level: 3 }),
}

/**
 * Compresses the texts that routes answer with. The hook belongs to each route, because such hooks run last:
 * what others read or change is the text.
 */
export function compressAnswers(app: HttpApp): void {
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], compress].flat()
  })
}

async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < WORTH_IT || !isText(reply)) return payload
  if (!isSafe(request) && !isPublic(reply)) return payload
  reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (!encoding) return payload
  const content = await ENCODERS[encoding](payload)
  reply.header('content-encoding', encoding).removeHeader('content-length')
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && tag.startsWith('"')) reply.header('etag', `W/${tag}`)
  return content
}

/**
 * A length can tell a secret when someone else makes the browser ask again and again (BREACH). Other sites can
 * make it send cookies, but no bearer.
 */
const isSafe = ({ headers }: FastifyRequest) =>
  headers.authorization !== undefined || headers.cookie === undefined

const isPublic = (reply: FastifyReply) => /\bpublic\b/.test(String(reply.getHeader('cache-control')))

const isText = (reply: FastifyReply) =>
  !reply.hasHeader('content-encoding') && TEXT.test(String(reply.getHeader('content-type')))
