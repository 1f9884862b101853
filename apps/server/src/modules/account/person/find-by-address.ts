import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { findAccountByEmail, findAccountByNumber, type StoredAccount } from '../account.store.ts'

type Found = { affiliateId: number; language: Locale }

const foundOf = (account: StoredAccount | undefined): Found | undefined =>
  account && { affiliateId: account.affiliateId, language: account.language }

/** The account whose owner has confirmed this address, for a module that only knows the address. */
export const findByAddress = async (db: Queryable, email: string): Promise<Found | undefined> =>
  foundOf(await findAccountByEmail(db, email, { isVerified: true }))

/** The account behind this number, which may have been merged into another one since. */
export const findByNumber = async (db: Queryable, affiliateId: number): Promise<Found | undefined> =>
  foundOf(await findAccountByNumber(db, affiliateId))
