import { Problem } from '../problem.ts'
import type { Files } from './files.ts'

/** Implements `get` with `find`, the same way for every store. */
export function getFrom(find: Files['find']): Files['get'] {
  return async (key) => {
    const file = await find(key)
    if (!file) throw new Problem('file-not-found', 404)
    return file
  }
}
