import type { ByteRange } from '../../../../platform/files/index.ts'

/**
 * The requested part of a file; undefined for the whole file, `impossible` for a part beyond its end.
 * Multiple ranges aren't supported, because browsers never request them.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'impossible' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'impossible' : { start, end }
}
