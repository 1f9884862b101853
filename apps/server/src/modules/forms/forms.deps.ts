import type { OfficialWording } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import type { Platform } from '../../platform/platform.ts'
import type { Notify } from '../notifications/index.ts'
import type { Trust } from '../trust/index.ts'

/** What forms need of the rooms around them. */
type FormsPorts = {
  /** RO-05: whether this person is a student of the caller or of their store. */
  doesTeach: (caller: User, affiliateId: number) => Promise<boolean>
  notify: Notify
  formSigner: Trust['formSigner']
  /** What the organisation has loaded as its own; undefined where our words hold. */
  wording: OfficialWording | undefined
}

export type FormsDeps = Pick<Platform, 'db' | 'clock' | 'secrets' | 'log' | 'live' | 'config'> & FormsPorts
