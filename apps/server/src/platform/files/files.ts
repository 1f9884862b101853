import type { Readable } from 'node:stream'

type StoredFile = {
  contentType: string
  size: number
  /** Read it to its end or destroy it: it may hold a connection. */
  body: Readable
}

/** Both ends count, from 0, and lie inside the file. */
export type ByteRange = { start: number; end: number }

/** Where files are kept. A key looks like a path (`photos/0198…/card.jpg`) and cannot leave its store. */
export type Files = {
  /** Whole or not at all: a file under this key is replaced when the new one is complete. */
  put(key: string, body: Uint8Array | Readable, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile>
  /** With a range, `body` holds that part alone; `size` is that of the whole file in any case. */
  find(key: string, range?: ByteRange): Promise<StoredFile | undefined>
  /** No complaint when there is none. */
  delete(key: string): Promise<void>
}
