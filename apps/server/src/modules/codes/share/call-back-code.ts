import type { AccessCodeWire } from '@fathom/contract/codes'
import { codeKey } from '@fathom/domain/codes'
import type { CodeCaller } from '../caller.ts'
import { codeProblem } from '../code-problem.ts'
import type { CodesHouse } from '../codes.house.ts'
import { isKnownTo, lockCode } from '../codes.store.ts'
import { admit } from '../guesses.ts'
import { tellChange } from '../tell-change.ts'
import { callBackShareOf } from './share.store.ts'
import { wireNow } from './share-code.ts'

/** Until it is claimed it is mine to take back. Where there is nothing to take back nothing happens. */
export async function callBackCode(
  house: CodesHouse,
  caller: CodeCaller,
  typed: string,
): Promise<AccessCodeWire> {
  const { user, locale } = caller
  const key = codeKey(typed)
  await admit(house, caller, key)
  return house.db.transaction(async (tx) => {
    const code = key === undefined ? undefined : await lockCode(tx, key)
    if (!code || !(await isKnownTo(tx, code.key, user))) throw codeProblem('not-found', locale)
    if (code.ownerId !== user.affiliateId || code.redeemedBy !== null) throw codeProblem('claimed', locale)
    const known = code.sharedWith === null ? undefined : await house.findByAddress(code.sharedWith)
    if (await callBackShareOf(tx, code.key, house.clock.now()))
      await tellChange(house.live, tx, [user.affiliateId, known?.affiliateId ?? null])
    return wireNow(house, tx, caller, code.key)
  })
}
