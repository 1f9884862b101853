import { brotliCompressSync, gzipSync } from 'node:zlib'

export type Encoded = { encoding: 'br' | 'gzip' | undefined; content: Buffer }

/** Encodes a text once in every encoding that browsers accept. */
export function encodings(text: string): (acceptEncoding: string | undefined) => Encoded {
  const plain: Encoded = { encoding: undefined, content: Buffer.from(text) }
  const brotli: Encoded = { encoding: 'br', content: brotliCompressSync(plain.content) }
  const gzip: Encoded = { encoding: 'gzip', content: gzipSync(plain.content) }
  return (acceptEncoding = '') => {
    if (/\bbr\b/.test(acceptEncoding)) return brotli
    return /\bgzip\b/.test(acceptEncoding) ? gzip : plain
  }
}
