import type { Queryable } from '../../../platform/database/index.ts'
import { listAccounts } from '../account.store.ts'

/** Who a person is, and where they can be reached. */
type Identity = {
  name: string
  birthDate: string
  birthDateChangedAt: Date | undefined
  email: string
  phone: string
}

/** As the accounts say now, not as a token said when it was issued; unknown people are omitted. */
export async function listIdentities(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<Map<number, Identity>> {
  const accounts = await listAccounts(db, affiliateIds)
  return new Map(
    accounts.map(
      ({ affiliateId, givenName, familyName, birthdate, birthDateChangedAt, email, phone = '' }) => [
        affiliateId,
        { name: `${givenName} ${familyName}`.trim(), birthDate: birthdate, birthDateChangedAt, email, phone },
      ],
    ),
  )
}
