import type { Queryable } from '../../../platform/database/index.ts'
import type { OfficeDeps } from '../office.deps.ts'

/** What staff change in someone's account, that person learns. */
export async function notifyPerson(
  { notify }: Pick<OfficeDeps, 'notify'>,
  tx: Queryable,
  affiliateId: number,
): Promise<void> {
  await notify(tx, affiliateId, { kind: 'account-changed-by-staff', values: {}, url: '/account' })
}
