import type { PurchaseRefusal } from '@fathom/domain/integrations'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SessionModule } from '../session/index.ts'

type Owner = { affiliateId: number; now: Date }
type Account = { affiliateId: number; language: Locale }
type Outcome = 'applied' | PurchaseRefusal

/** What a purchase does in other modules, each in the transaction of the purchase. */
type Effects = {
  enrol: (
    tx: Queryable,
    of: Owner & { packageId: string; storeNumber: number | null; culture: Locale },
  ) => Promise<Outcome>
  addClubYear: (tx: Queryable, of: Owner & { source: string }) => Promise<void>
  giveECard: (tx: Queryable, of: Owner & { levelID: number }) => Promise<Outcome>
  orderCard: (tx: Queryable, of: Owner & { levelID: number }) => Promise<Outcome>
}

/** What integrations need from other modules. */
export type IntegrationsPorts = {
  effects: Effects
  /** Whether there is something of this kind to sell. */
  hasCourse: (db: Queryable, packageId: string) => Promise<boolean>
  hasLevel: (levelID: number) => boolean
  hasStore: (db: Queryable, storeNumber: number) => Promise<boolean>
  /** The account of this address, which its owner has confirmed. */
  findByAddress: (db: Queryable, email: string) => Promise<Account | undefined>
  /** The account of this number, or the one that it was merged into. */
  findByNumber: (db: Queryable, affiliateId: number) => Promise<Account | undefined>
  findLanguage: (db: Queryable, affiliateId: number) => Promise<Locale | undefined>
  listNames: (db: Queryable, affiliateIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
  /** The client that a token of the embedded account service names; undefined without the service. */
  findClientToken:
    | ((
        token: string,
      ) => Promise<{ clientId: string; scopes: readonly string[]; issuedAt: Date } | undefined>)
    | undefined
}

export type IntegrationsDeps = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'secrets' | 'log'> &
  Pick<SessionModule, 'mustBeFresh'> &
  IntegrationsPorts
