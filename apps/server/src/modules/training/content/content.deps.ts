import type { Answer, AttemptSummary } from '@fathom/domain/training'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** What a lesson that reports to the server itself (cmi5) has reported so far. */
export type AttemptRecord = {
  affiliateId: number
  attemptId: string
  summary: AttemptSummary
  /** Only the new ones. */
  answers: readonly Answer[]
  final: boolean
}

/** What packages need from the rest of the module. */
type ContentPorts = {
  commitAttempt: (tx: Queryable, record: AttemptRecord) => Promise<void>
  /** Notifies the page around a lesson that a result was impossible and doesn't count. */
  publishRefusal: (tx: Queryable, attempt: Pick<AttemptRecord, 'affiliateId' | 'attemptId'>) => Promise<void>
  /** A zip that the server can generate itself, by its SHA-256: its files can be restored if they're lost. */
  findPackage: (digest: string) => Promise<Uint8Array | undefined>
  /** Whether a session has ended lately; its launch addresses end with it. */
  hasEnded: (sid: string) => boolean
}

export type ContentDeps = Pick<Platform, 'db' | 'files' | 'clock' | 'secrets' | 'log' | 'config'> &
  ContentPorts
