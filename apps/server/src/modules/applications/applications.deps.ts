import type { NewNotification } from '@fathom/domain/notifications'
import type { Prices } from '@fathom/domain/shop'
import type { Queryable } from '../../platform/database/index.ts'
import type { PublishOutside } from '../../platform/outside-events.ts'
import type { Platform } from '../../platform/platform.ts'
import type { QueuePort } from '../../platform/queues.ts'
import type { IssueCertification } from '../certifications/index.ts'

/** What applications need from other modules, in the transaction of the action. */
type ApplicationsPorts = {
  notify: (tx: Queryable, affiliateId: number, notification: NewNotification) => Promise<void>
  issueCertification: IssueCertification
  /** What the fees are now. */
  prices: Pick<Prices, 'single'>
  /** The office's queue of applications. */
  queues: QueuePort
  publish: PublishOutside<'application.completed'>
}

export type ApplicationsDeps = Pick<Platform, 'db' | 'clock' | 'files' | 'live'> & ApplicationsPorts
