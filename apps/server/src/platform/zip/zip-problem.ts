/** Why a zip is refused. */
export type ZipFault =
  | 'empty'
  | 'not-a-zip'
  | 'damaged'
  | 'encrypted'
  | 'too-big'
  | 'too-many-files'
  | 'too-dense'
  | 'path-outside'
  | 'path-unreadable'
  | 'link'
  | 'duplicate-name'

/** A zip that can't be trusted or read; `about` is the entry that caused it. */
export class ZipProblem extends Error {
  readonly fault: ZipFault
  readonly about: string

  constructor(fault: ZipFault, about = '') {
    super(fault)
    this.name = 'ZipProblem'
    this.fault = fault
    this.about = about
  }
}
