import type { AccessCodeWire } from '@fathom/contract/codes'
import { codeKey } from '@fathom/domain/codes'
import type { CodeCaller } from '../caller.ts'
import { codeProblem } from '../code-problem.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { isKnownTo, lockCode } from '../codes.store.ts'
import { admit } from '../guesses.ts'
import { publishChange } from '../publish-change.ts'
import { callBackShareOf } from './share.store.ts'
import { wireNow } from './share-code.ts'

/** The owner can take it back until it is claimed. Does nothing when there is nothing to take back. */
export async function callBackCode(
  deps: CodesDeps,
  caller: CodeCaller,
  typed: string,
): Promise<AccessCodeWire> {
  const { user, locale } = caller
  const key = codeKey(typed)
  await admit(deps, caller, key)
  return deps.db.transaction(async (tx) => {
    const code = key === undefined ? undefined : await lockCode(tx, key)
    if (!code || !(await isKnownTo(tx, code.key, user))) throw codeProblem('not-found', locale)
    if (code.ownerId !== user.affiliateId || code.redeemedBy !== null) throw codeProblem('claimed', locale)
    const known = code.sharedWith === null ? undefined : await deps.findByAddress(code.sharedWith)
    if (await callBackShareOf(tx, code.key, deps.clock.now()))
      await publishChange(deps.live, tx, [user.affiliateId, known?.affiliateId ?? null])
    return wireNow(deps, tx, caller, code.key)
  })
}
