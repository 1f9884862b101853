import { inflateSync } from 'node:zlib'

const PAGE = /\/Type\s*\/Page(?![A-Za-z])/
/** Newer PDFs keep their pages in compressed streams of objects. */
const OBJECTS = /\/ObjStm\b[\s\S]{0,2000}?>>\s*stream\r?\n/g
const MAX_INFLATED = 32 * 1024 * 1024

function isInObjects(bytes: Buffer, at: number): boolean {
  try {
    return PAGE.test(inflateSync(bytes.subarray(at), { maxOutputLength: MAX_INFLATED }).toString('latin1'))
  } catch (error) {
    // Not every stream is compressed this way; one that we can't read shows no page.
    if (error instanceof Error) return false
    throw error
  }
}

/** Whether a PDF has a page at all. One that is encrypted may hide it, so there the reader decides. */
export function hasPage(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (PAGE.test(text) || text.includes('/Encrypt')) return true
  return [...text.matchAll(OBJECTS)].some(({ index, 0: head }) => isInObjects(bytes, index + head.length))
}
