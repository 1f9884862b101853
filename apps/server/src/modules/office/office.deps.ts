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
}

export type OfficeDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'editions' | 'log'> &
  OfficePorts &
  QueuesDeps
