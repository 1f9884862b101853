import type { Told } from '@fathom/domain/notifications'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { IssueCertification } from '../certifications/index.ts'

/** What applications need of their neighbours, in the transaction of the deed. */
type ApplicationsPorts = {
  notify: (tx: Queryable, affiliateId: number, told: Told) => Promise<void>
  issueCertification: IssueCertification
}

export type ApplicationsDeps = Pick<Platform, 'db' | 'clock' | 'files' | 'live'> & ApplicationsPorts
