import type { OfficialWording } from '@fathom/domain/forms'
import type { User } from '@fathom/domain/session'
import type { Platform } from '../../platform/platform.ts'
import type { Notify } from '../notifications/index.ts'
import type { Trust } from '../trust/index.ts'

/** What forms need from the surrounding modules. */
type FormsPorts = {
  /** RO-05: whether this person is a student of the caller or of their store. */
  doesTeach: (caller: User, affiliateId: number) => Promise<boolean>
  notify: Notify
  formSigner: Trust['formSigner']
  /** The organization's own wording; undefined if our default wording applies. */
  wording: OfficialWording | undefined
}

export type FormsDeps = Pick<Platform, 'db' | 'clock' | 'secrets' | 'log' | 'live' | 'config'> & FormsPorts
