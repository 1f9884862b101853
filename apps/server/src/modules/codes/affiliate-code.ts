import type { AccessCodeWire } from '@fathom/contract/codes'
import { codeKey } from '@fathom/domain/codes'
import { Problem } from '../../platform/problem.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import { findParticipant } from '../references/index.ts'
import type { CodeCaller } from './caller.ts'
import { codeProblem } from './code-problem.ts'
import { wiresOf } from './code-wire.ts'
import type { CodesDeps } from './codes.deps.ts'
import { lockCode, saveStore } from './codes.store.ts'
import { admit } from './guesses.ts'
import { publishChange } from './publish-change.ts'

/** Enough to change one's mind, too few to enumerate the numbers. */
const CHOICES = { limit: 30, windowSeconds: 600 }

/** CA-23: sets who teaches the course of the caller's code, or of one that they have redeemed. */
export async function affiliateCode(
  deps: CodesDeps,
  caller: CodeCaller,
  typed: string,
  storeNumber: number,
): Promise<AccessCodeWire> {
  const { user, locale } = caller
  const key = codeKey(typed)
  await admit(deps, caller, key)
  await countChoice(deps, user.affiliateId)
  if (!(await findParticipant(deps.db, 'store', storeNumber))) throw codeProblem('no-store', locale)
  return deps.db.transaction(async (tx) => {
    const code = key === undefined ? undefined : await lockCode(tx, key)
    const isMine = code && (code.redeemedBy ?? code.ownerId) === user.affiliateId
    if (!isMine) throw codeProblem('not-found', locale)
    if (code.isWithdrawn) throw codeProblem('withdrawn', locale)
    if (code.sharedWith !== null) throw codeProblem('shared', locale)
    await saveStore(tx, code.key, storeNumber)
    const opened = code.redeemed?.packageId
    if (typeof opened === 'string') await deps.chooseStore(tx, user.affiliateId, opened, storeNumber)
    await publishChange(deps.live, tx, [user.affiliateId])
    const [wire] = await wiresOf(deps, tx, [{ ...code, storeNumber }], locale)
    if (!wire) throw new Problem('unexpected', 500)
    return wire
  })
}

async function countChoice({ db, clock }: CodesDeps, affiliateId: number): Promise<void> {
  const key = `store of a code ${affiliateId}`
  const { allowed, retryAfterSeconds } = await countAttempt(db, key, CHOICES, clock.now())
  if (!allowed) throw new Problem('too-many-lookups', 429, { extra: { retryAfter: retryAfterSeconds } })
}
