import type { User } from '@fathom/domain/session'
import type { AccountDeps } from '../account.deps.ts'
import { mustBeFresh } from '../authentication/must-be-fresh.ts'
import { sendLetter } from '../letters.ts'
import { deletePasskey, deletePasskeys } from './passkey.store.ts'

/** False when it wasn't there any more: a repeated removal sends no second email. */
export async function removePasskey(
  deps: AccountDeps,
  caller: User,
  id: string,
  cookie: string | undefined,
): Promise<boolean> {
  await mustBeFresh(deps, caller, cookie)
  return deps.db.transaction(async (tx) => {
    const wasThere = await deletePasskey(tx, caller.affiliateId, id)
    if (wasThere) await sendLetter(deps, tx, caller.affiliateId, 'passkeyRemoved')
    return wasThere
  })
}

/** For a person who had to reset the password: someone else may have added a passkey. */
export async function removeAllPasskeys(
  deps: Pick<AccountDeps, 'db' | 'jobs'>,
  affiliateId: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const count = await deletePasskeys(tx, affiliateId)
    if (count > 0) await sendLetter(deps, tx, affiliateId, 'passkeyRemoved')
  })
}
