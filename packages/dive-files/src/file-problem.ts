export type FileProblemCode =
  | 'unknown-format'
  | 'empty-file'
  | 'not-well-formed'
  | 'entities-refused'
  | 'too-deep'
  | 'dive-too-large'
  | 'too-many-values'
  | 'file-too-large'
  | 'truncated'
  | 'wrong-checksum'
  | 'no-dives'
  | 'database-file'

type Place = { line?: number; offset?: number; what?: string; limit?: number }

/** A file that can't be read. Nothing of it is imported. */
export class FileProblem extends Error {
  readonly code: FileProblemCode
  /** From 1. */
  readonly line: number | undefined
  /** In bytes, from 0. */
  readonly offset: number | undefined
  /** Of what the file has too many, and how many it may have. */
  readonly what: string | undefined
  readonly limit: number | undefined

  constructor(code: FileProblemCode, place: Place = {}, cause?: unknown) {
    super(code, { cause })
    this.name = 'FileProblem'
    this.code = code
    this.line = place.line
    this.offset = place.offset
    this.what = place.what
    this.limit = place.limit
  }
}
