import type { MergePart } from '../../platform/merging.ts'
import type { Platform } from '../../platform/platform.ts'
import type { NewestForms } from '../forms/index.ts'
import type { Notify } from '../notifications/index.ts'
import type { SessionModule } from '../session/index.ts'
import type { QueuesDeps } from './queues/queues.deps.ts'

/** What the office needs from other modules' instances. */
type OfficePorts = {
  sessions: Pick<SessionModule, 'endSessions' | 'listSessions' | 'mustBeFresh'>
  findNewestForms: (affiliateId: number) => Promise<NewestForms>
  notify: Notify
  /** What each module does when two accounts are merged, by its name. */
  mergeParts: () => Readonly<Record<string, MergePart>>
}

export type OfficeDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'editions' | 'jobs' | 'log'> &
  OfficePorts &
  QueuesDeps
