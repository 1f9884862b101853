import type { User } from '@fathom/domain/session'
import type { Platform } from '../../platform/platform.ts'

/** What forms need of the rooms around them. */
type FormsPorts = {
  /** RO-05: whether this person is a student of the caller or of their store. */
  doesTeach: (caller: User, affiliateId: number) => Promise<boolean>
}

export type FormsHouse = Pick<Platform, 'db' | 'clock' | 'secrets' | 'log'> & FormsPorts
