/** A code, and the SHA-256 of the file that it stood behind when it was read from one. */
export type ReadOn = { code: string; file?: { hash: string } }
