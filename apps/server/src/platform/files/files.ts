import type { Readable } from 'node:stream'

type StoredFile = {
  contentType: string
  size: number
  /** Read it to the end or destroy it: it may hold a connection. */
  body: Readable
}

/** Both ends are inclusive, count from 0, and lie inside the file. */
export type ByteRange = { start: number; end: number }

/** The file store. A key looks like a path (`photos/0198…/card.jpg`) and can't escape the store. */
export type Files = {
  /** Atomic: replaces a file under this key only when the new one is complete. */
  put(key: string, body: Uint8Array | Readable, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile>
  /** With a range, `body` has only that part; `size` is always that of the whole file. */
  find(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  /** Does nothing when the file doesn't exist. */
  delete(key: string): Promise<void>
  /** The keys of all files, in no order that means anything. */
  list(): AsyncIterable<string>
}
