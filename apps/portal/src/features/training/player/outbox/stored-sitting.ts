import type { CommitWire } from '@fathom/contract/training'
import type { DeviceStore } from '../../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../../shared/offline/encrypted-store.ts'
import { markedStore } from '../../../../shared/offline/pending-marks.ts'

/**
 * A lesson's report with its sequence number; the sender adds the version. An exam retaken inside its package
 * continues under its own sitting, which the report names.
 */
export type Report = Omit<CommitWire, 'launchToken' | 'sitting' | 'version'> & { sitting?: string }

/**
 * A report as the player sends it. The player restarts its numbering whenever its page reloads; the sitting
 * doesn't.
 */
export type FreshReport = Omit<Report, 'sequence' | 'sitting' | 'again'> & { take?: number }

/** What the server doesn't have yet of one sitting, stored on this device. */
export type StoredSitting = {
  sitting: string
  affiliateId: number
  attemptId: string
  /** Missing in what an earlier version of the portal left on the device. */
  launchToken?: string
  version: number
  /** The number of its last report. */
  sequence: number
  /** In order. The first may be in flight; later ones are merged into the second. */
  reports: readonly Report[]
  begunAt: string
}

export type SittingStore = DeviceStore<StoredSitting>

export const deviceSittings: SittingStore = markedStore(
  deviceEncryptedStore<StoredSitting>('lesson-sittings'),
  'lessons.waiting',
)

export const sittingLock = (sitting: string) => `fathom.lesson.${sitting}`
