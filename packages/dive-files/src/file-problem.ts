export type FileProblemCode =
  | 'unknown-format'
  | 'empty-file'
  | 'not-well-formed'
  | 'entities-refused'
  | 'too-deep'
  | 'dive-too-large'
  | 'file-too-large'
  | 'truncated'
  | 'wrong-checksum'
  | 'no-dives'
  | 'database-file'

/** A file that can't be read. Nothing of it is imported. */
export class FileProblem extends Error {
  readonly code: FileProblemCode
  /** From 1. */
  readonly line: number | undefined
  /** In bytes, from 0. */
  readonly offset: number | undefined

  constructor(code: FileProblemCode, place: { line?: number; offset?: number } = {}, cause?: unknown) {
    super(code, { cause })
    this.name = 'FileProblem'
    this.code = code
    this.line = place.line
    this.offset = place.offset
  }
}
