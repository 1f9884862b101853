import { pipeline } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '../../../../platform/files/index.ts'
import { acceptedEncoding } from '../../../../platform/http/portal/encodings.ts'
import type { ContentFile } from '../content.store.ts'
import type { ContentFiles } from './content-files.ts'

/** With token and content in the path, an address always returns the same bytes. */
const IMMUTABLE = 'private, max-age=31536000, immutable'
const TEXT = /^(text\/|application\/(json|xhtml|manifest|wasm)|image\/svg|image\/bmp|font\/(ttf|otf))/
const WORTH_PACKING = 1024

/** Levels that keep up with the network. */
const PACKERS = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 5 }),
}

/** Sends the file, a range of it, or 304 if it hasn't changed. */
export async function sendFile(
  files: ContentFiles,
  contentId: string,
  file: ContentFile,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const { headers } = request
  reply.headers({
    'cache-control': IMMUTABLE,
    'accept-ranges': 'bytes',
    etag: file.etag,
    vary: 'accept-encoding',
  })
  if (headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
  const isSame = headers['if-range'] === undefined || headers['if-range'] === file.etag
  const range = isSame ? rangeOf(headers.range, file.size) : undefined
  if (range === 'impossible')
    return reply.code(416).header('content-range', `bytes */${file.size}`).type('text/plain').send('')
  reply.type(file.type)
  const { body } = await files.open(contentId, file, range)
  if (range) {
    const { start, end } = range
    reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
    return reply.header('content-length', end - start + 1).send(body)
  }
  const encoding = isWorthPacking(file) && acceptedEncoding(headers['accept-encoding'])
  if (encoding) {
    const packed = pipeline(body, PACKERS[encoding](), () => {}) // a failure propagates to the response by itself
    return reply.header('content-encoding', encoding).send(packed)
  }
  return reply.header('content-length', file.size).send(body)
}

const isWorthPacking = ({ type, size }: ContentFile): boolean => size >= WORTH_PACKING && TEXT.test(type)

/**
 * The requested part of a file; undefined for the whole file, `impossible` for a part beyond its end.
 * Multiple ranges aren't supported, because browsers never request them.
 */
function rangeOf(header: string | undefined, size: number): ByteRange | 'impossible' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'impossible' : { start, end }
}
