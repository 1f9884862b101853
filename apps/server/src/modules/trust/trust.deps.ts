import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** What trust needs from other modules. */
type TrustPorts = {
  /** TS-15: nothing is withdrawn behind its owner's back. */
  notifyOfWithdrawal: (tx: Queryable, affiliateId: number) => Promise<void>
  /** After the codes of these people's dives were withdrawn: devices that store them fetch the next ones. */
  renewDiveCodes: (tx: Queryable, affiliateIds: readonly number[]) => Promise<void>
  /** TS-17: refuses unless the caller has just proved who they are. */
  mustBeFresh: (caller: User, cookie: string | undefined) => Promise<void>
}

export type TrustDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'secrets'> & TrustPorts
