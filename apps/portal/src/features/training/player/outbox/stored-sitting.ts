import type { CommitWire } from '@fathom/contract/training'
import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'
import { markedKeep } from '../../../../shared/offline/waiting/marked-keep.ts'

/**
 * What a lesson reports, with its number; the version is known to whoever sends it. An exam that is taken again inside
 * its package goes on under a sitting of its own, which the report names.
 */
export type Report = Omit<CommitWire, 'sitting' | 'version'> & { sitting?: string }

/** As it comes from the player, which counts anew whenever its page is loaded anew. The sitting does not. */
export type FreshReport = Omit<Report, 'sequence' | 'sitting' | 'again'> & { take?: number }

/** What the server does not have yet of one sitting at a lesson, on this device. */
export type StoredSitting = {
  sitting: string
  affiliateId: number
  attemptId: string
  version: number
  /** The number of its last report. */
  sequence: number
  /** In order. The first may be on its way; what comes meanwhile is gathered in the second. */
  reports: readonly Report[]
  begunAt: string
}

export type SittingKeep = Keep<StoredSitting>

export const deviceSittings: SittingKeep = markedKeep(
  deviceKeep<StoredSitting>('lesson-sittings'),
  'lessons.waiting',
)

export const sittingLock = (sitting: string) => `fathom.lesson.${sitting}`
