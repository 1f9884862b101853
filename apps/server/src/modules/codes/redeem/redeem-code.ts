import type { RedeemedWire } from '@fathom/contract/codes'
import { type CodeProblem, codeKey, isGuess, type RedeemRefusal, redeemProblem } from '@fathom/domain/codes'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { CodeCaller } from '../caller.ts'
import { codeProblem } from '../code-problem.ts'
import { kindOf } from '../code-wire.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { giveCode, lockCode, type StoredCode, saveRedeemed } from '../codes.store.ts'
import { admit } from '../guesses.ts'
import { publishChange } from '../publish-change.ts'
import { claimShareOf } from '../share/share.store.ts'
import { notifyOwner } from './notify-owner.ts'
import { unlockContent } from './unlock-content.ts'

export type RedeemRequest = {
  typed: string
  /** From `Idempotency-Key`: a repeated call gets the same response as the first. */
  redeemKey: string | undefined
  /** The chosen specialty, for a code that unlocks any one (CA-24). */
  specialty?: string | undefined
}

/**
 * CA-24. When several people redeem one code at the same instant, one locks it and the others see that it is
 * used.
 */
export async function redeemCode(
  deps: CodesDeps,
  caller: CodeCaller,
  request: RedeemRequest,
): Promise<RedeemedWire> {
  const key = codeKey(request.typed)
  const giveBack = await admit(deps, caller, key)
  try {
    const redeemed = await deps.db.transaction((tx) => redeemIn(deps, tx, caller, key, request))
    await giveBack()
    return redeemed
  } catch (error) {
    if (error instanceof Problem && !isGuess(error.problem as CodeProblem)) await giveBack()
    throw error
  }
}

async function redeemIn(
  deps: CodesDeps,
  tx: Queryable,
  caller: CodeCaller,
  key: string | undefined,
  request: RedeemRequest,
): Promise<RedeemedWire> {
  const { user, locale } = caller
  const code = key === undefined ? undefined : await lockCode(tx, key)
  const problem = redeemProblem(code, user)
  if (code && problem === 'already-yours' && isSameCall(code, request)) return code.redeemed as RedeemedWire
  if (!code || problem) throw codeProblem(problem ?? 'not-found', locale, coursesOf(code, problem))
  return redeemLocked(deps, tx, { ...caller.user, locale }, code, request)
}

const isSameCall = ({ redeemKey }: StoredCode, request: RedeemRequest) =>
  redeemKey !== null && redeemKey === request.redeemKey

/** A person who already redeemed it learns which course it unlocked. */
const coursesOf = (code: StoredCode | undefined, problem: RedeemRefusal | undefined) =>
  problem === 'already-yours' ? { packageId: code?.redeemed?.packageId ?? null } : {}

type Redeemer = { affiliateId: number; locale: CodeCaller['locale'] }

/** The code is locked and this person may redeem it. */
export async function redeemLocked(
  deps: CodesDeps,
  tx: Queryable,
  { affiliateId, locale }: Redeemer,
  code: StoredCode,
  { redeemKey = undefined, specialty }: Pick<RedeemRequest, 'redeemKey' | 'specialty'>,
): Promise<RedeemedWire> {
  const now = deps.clock.now()
  const opened = await unlockContent(deps, tx, { affiliateId, locale, now }, code, specialty)
  const redeemed: RedeemedWire = {
    couponCode: code.code,
    certificationName: code.certificationName,
    kind: kindOf(deps, code),
    redeemedAt: now.toISOString(),
    ...opened,
  }
  if (code.sharedWith !== null) {
    // People it wasn't shared with never get this far.
    await claimShareOf(tx, code.key, { affiliateId, email: code.sharedWith }, now)
    await giveCode(tx, code.key, affiliateId)
  }
  await saveRedeemed(tx, code.key, { affiliateId, redeemKey: redeemKey ?? null, redeemed, now })
  if (code.sharedWith === null && code.ownerId !== affiliateId) await notifyOwner(deps, tx, code)
  await publishChange(deps.live, tx, [affiliateId, code.ownerId])
  return redeemed
}
