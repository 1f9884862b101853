import type { NewNotification } from '@fathom/domain/notifications'
import type { OpenedConfirmation, SignedDive } from '@fathom/domain/trust'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

type PersonNames = { givenName: string; middleName: string; familyName: string }

type DiveToSign = { logId: string; affiliateId: number; dive: Omit<SignedDive, 'kind'> }

/** What the logbook needs from other modules. */
type LogbookPorts = {
  /** Notifies a person, in the transaction of the action. */
  notify: (tx: Queryable, affiliateId: number, notification: NewNotification) => Promise<void>
  findPerson: (affiliateId: number) => Promise<PersonNames | undefined>
  /** Returns the code by which anyone can check the dive (TS-15). */
  signDive: (tx: Queryable, dive: DiveToSign) => Promise<string>
  /** TS-15: what the code of a dive that a buddy confirmed says now; undefined if it's no such code. */
  checkConfirmation: (db: Queryable, code: string) => Promise<OpenedConfirmation | undefined>
  /** Stores the name of a person's first verified record, so that staff can confirm another later. */
  holdName: (tx: Queryable, affiliateId: number, name: string) => Promise<void>
  /** The name that staff confirmed for this person, and when. */
  findConfirmedName: (
    db: Queryable,
    affiliateId: number,
  ) => Promise<{ name: string; confirmedAt: Date } | undefined>
}

export type LogbookDeps = Pick<Platform, 'db' | 'clock' | 'files' | 'secrets' | 'log' | 'live'> & LogbookPorts
