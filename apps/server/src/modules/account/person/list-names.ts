import type { Queryable } from '../../../platform/database/index.ts'
import { listAccounts } from '../account.store.ts'

/** The names of many people at once; unknown people are omitted. */
export async function listNames(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<Map<number, string>> {
  const accounts = await listAccounts(db, affiliateIds)
  return new Map(
    accounts.map(({ affiliateId, givenName, familyName }) => [
      affiliateId,
      `${givenName} ${familyName}`.trim(),
    ]),
  )
}
