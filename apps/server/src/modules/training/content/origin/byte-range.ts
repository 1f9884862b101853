import type { ByteRange } from '../../../../platform/files/index.ts'

/**
 * The one part of a file that is asked for; undefined for the whole file, `impossible` for a part beyond its end. Of
 * several parts none is answered alone: browsers never ask for that.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'impossible' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'impossible' : { start, end }
}
