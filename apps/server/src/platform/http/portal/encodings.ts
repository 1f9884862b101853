import { brotliCompressSync, gzipSync } from 'node:zlib'

export type Encoded = { encoding: 'br' | 'gzip' | undefined; content: Buffer }

/** Encodes a text once in every encoding that browsers accept. */
export function encodings(text: string): (acceptEncoding: string | undefined) => Encoded {
  const plain: Encoded = { encoding: undefined, content: Buffer.from(text) }
  const brotli: Encoded = { encoding: 'br', content: brotliCompressSync(plain.content) }
  const gzip: Encoded = { encoding: 'gzip', content: gzipSync(plain.content) }
  return (accepted) => ({ br: brotli, gzip, none: plain })[acceptedEncoding(accepted) ?? 'none']
}

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?!\.\d*[1-9]))/
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?!\.\d*[1-9]))/

/** The best encoding that a client accepts; a quality of 0 refuses one. */
export function acceptedEncoding(accepted = ''): 'br' | 'gzip' | undefined {
  if (BROTLI.test(accepted)) return 'br'
  return GZIP.test(accepted) ? 'gzip' : undefined
}
