import type { CommitWire } from '@fathom/contract/training'
import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'

/** What a lesson reports, with its number; the sitting and its version are known to whoever sends it. */
export type Report = Omit<CommitWire, 'sitting' | 'version'>

/** As it comes from the player, which counts anew whenever its page is loaded anew. The sitting does not. */
export type FreshReport = Omit<Report, 'sequence'>

/** What the server does not have yet of one sitting at a lesson, on this device. */
export type KeptSitting = {
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

export type SittingKeep = Keep<KeptSitting>

export const deviceSittings: SittingKeep = deviceKeep<KeptSitting>('lesson-sittings')

export const sittingLock = (sitting: string) => `fathom.lesson.${sitting}`
