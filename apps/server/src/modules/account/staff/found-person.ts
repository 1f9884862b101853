import type { AffiliateType } from '@fathom/domain/session'

export type FoundPerson = {
  affiliateId: number
  givenName: string
  familyName: string
  email: string
  affiliateType: AffiliateType
  createdAt: Date
  mergedInto: number | null
  /** Where the list continues. */
  key: string
}

export type PeopleSearch = {
  text: string
  /** Who has one of these numbers besides that of the account, for example as a professional. */
  listNumberHolders: (numbers: readonly string[]) => Promise<readonly { affiliateId: number }[]>
  type?: AffiliateType | undefined
  limit: number
  /** The last person of the page before, and whether that page was found with typos. */
  after?: { key: string; affiliateId: number; isSimilar: boolean } | undefined
}

/** Columns of `account`. */
export const PERSON_FIELDS = `account.affiliate_id::float8 as "affiliateId", account.affiliate_type as "affiliateType",
  given_name as "givenName", family_name as "familyName", email::text as email, created_at as "createdAt",
  merged_into::float8 as "mergedInto"`
