import { rulingBirthDate } from '@fathom/domain/forms'
import type { Queryable } from '../../../platform/database/index.ts'
import { listAccounts } from '../account.store.ts'
import { type BirthDateChange, listBirthDateChanges } from './birth-date.store.ts'

/** Who a person is, and where they can be reached. */
type Identity = {
  name: string
  birthDate: string
  /** The one by which we ask for a guardian: the youngest that we had, until the present one is confirmed. */
  rulingBirthDate: string
  birthDateChange: BirthDateChange | undefined
  email: string
  phone: string
}

/** As the accounts say now, not as a token said when it was issued; unknown people are omitted. */
export async function listIdentities(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<Map<number, Identity>> {
  const accounts = await listAccounts(db, affiliateIds)
  const changes = await listBirthDateChanges(db, affiliateIds)
  return new Map(
    accounts.map(({ affiliateId, givenName, familyName, birthdate: birthDate, email, phone = '' }) => {
      const change = changes.get(affiliateId)
      const { earlier = [], confirmed } = change ?? {}
      return [
        affiliateId,
        {
          name: `${givenName} ${familyName}`.trim(),
          birthDate,
          rulingBirthDate: rulingBirthDate(birthDate, earlier, confirmed !== undefined),
          birthDateChange: change,
          email,
          phone,
        },
      ]
    }),
  )
}
