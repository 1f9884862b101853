import type { PasskeyWire } from '@fathom/contract/account'
import { isPasskeyNameTaken } from '@fathom/domain/account'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { AccountDeps } from '../account.deps.ts'
import { lockAccount } from '../account.store.ts'
import { listPasskeys, renamePasskey, shownPasskey } from './passkey.store.ts'

export function nameOwnPasskey(
  { db }: Pick<AccountDeps, 'db'>,
  { affiliateId }: User,
  id: string,
  name: string,
): Promise<PasskeyWire> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, affiliateId)
    const others = (await listPasskeys(tx, affiliateId)).filter((each) => each.id !== id)
    const isTaken = isPasskeyNameTaken(
      name,
      others.map((each) => each.name),
    )
    if (isTaken) throw new Problem('name-taken', 409)
    const renamed = await renamePasskey(tx, affiliateId, id, name)
    if (!renamed) throw new Problem('not-found', 404)
    return shownPasskey(renamed)
  })
}
