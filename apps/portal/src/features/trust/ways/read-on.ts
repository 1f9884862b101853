/** A code, and the SHA-256 of the file it was read from, if any. */
export type ReadOn = { code: string; file?: { hash: string } }
