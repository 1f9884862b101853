import type { NewNotification } from '@fathom/domain/notifications'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

type PersonNames = { givenName: string; middleName: string; familyName: string }

/** What the logbook needs from other modules. */
type LogbookPorts = {
  /** Notifies a person, in the transaction of the action. */
  notify: (tx: Queryable, affiliateId: number, notification: NewNotification) => Promise<void>
  findPerson: (affiliateId: number) => Promise<PersonNames | undefined>
}

export type LogbookDeps = Pick<Platform, 'db' | 'clock' | 'files' | 'secrets' | 'log' | 'live'> & LogbookPorts
