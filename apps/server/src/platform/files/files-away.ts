import { Problem } from '../problem.ts'
import type { Files } from './files.ts'
import { StoreRefused } from './s3-answer.ts'

const RETRY_AFTER_SECONDS = 10

/** The store of the files can't be used now, or its disk is full: the caller sends the same again later. */
class FilesAway extends Problem {
  constructor(cause: unknown) {
    super('files-away', 503, { extra: { retryAfter: RETRY_AFTER_SECONDS } })
    this.cause = cause
  }
}

/** What a disk answers when it isn't about the file. */
const CODES = new Set(['EACCES', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'ENOSPC', 'EPERM', 'EROFS'])

/** Whether the store failed, and not whoever sends or reads the file. */
export function isStoreFault(error: unknown): boolean {
  if (error instanceof StoreRefused) return true
  // The runtime's words when no answer came.
  if (error instanceof TypeError) return error.message === 'fetch failed'
  return error instanceof Error && 'code' in error && CODES.has(String(error.code))
}

/** The same store, whose faults say that it's away. */
export function namingFaults(files: Files): Files {
  const named = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      throw isStoreFault(error) ? new FilesAway(error) : error
    }
  }
  return {
    put: (...args) => named(files.put(...args)),
    get: (...args) => named(files.get(...args)),
    find: (...args) => named(files.find(...args)),
    delete: (...args) => named(files.delete(...args)),
    list: () => files.list(),
  }
}
