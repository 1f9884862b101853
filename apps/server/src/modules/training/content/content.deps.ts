import type { Answer, AttemptSummary } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What a lesson that reports to the server itself (cmi5) has told so far. */
export type AttemptRecord = {
  affiliateId: number
  attemptId: string
  summary: AttemptSummary
  /** Those that are new. */
  answers: readonly Answer[]
  final: boolean
}

/** What packages need of the rest of the room. */
type ContentPorts = {
  commitAttempt: (tx: Queryable, record: AttemptRecord) => Promise<void>
  /** Tells the page around a lesson that a result was not possible, and is not counted. */
  tellRefusal: (tx: Queryable, attempt: Pick<AttemptRecord, 'affiliateId' | 'attemptId'>) => Promise<void>
  /** A zip that the house can make itself, by its SHA-256: its files can be put back when they are gone. */
  findPackage: (digest: string) => Promise<Uint8Array | undefined>
}

export type ContentDeps = Pick<Platform, 'db' | 'files' | 'clock' | 'secrets' | 'log' | 'config'> &
  ContentPorts
