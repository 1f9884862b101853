import type { Platform } from '../../platform/platform.ts'
import type { QueuePort } from '../../platform/queues.ts'
import type { MarkSubjectRead, Notify } from '../notifications/index.ts'

export type MessagesDeps = Pick<
  Platform,
  'db' | 'clock' | 'config' | 'files' | 'jobs' | 'live' | 'log' | 'mail' | 'secrets'
> & { notify: Notify; markSubjectRead: MarkSubjectRead; queues: QueuePort }
