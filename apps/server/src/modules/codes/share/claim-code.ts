import type { AccessCodeWire, OfferedWire, SharesWire } from '@fathom/contract/codes'
import type { CodeCaller } from '../caller.ts'
import { codeProblem } from '../code-problem.ts'
import { titlesOf } from '../code-wire.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { giveCode, lockCode } from '../codes.store.ts'
import { publishChange } from '../publish-change.ts'
import { listPassedOn } from './list-passed-on.ts'
import { claimShareOf, findShare, listOffered, lockShare, type Share } from './share.store.ts'
import { wireNow } from './share-code.ts'
import { shareIdIn, tokenOf } from './share-token.ts'

/** Codes that others offer to the caller, and codes that the caller has shared. */
export async function listShares(deps: CodesDeps, { user, locale }: CodeCaller): Promise<SharesWire> {
  const offered = await listOffered(deps.db, user.affiliateId, user.email)
  const passedOn = await listPassedOn(deps.db, user.affiliateId)
  const titleOf = await titlesOf(deps, deps.db, [...offered, ...passedOn], locale)
  const names = await deps.listNames(offered.map(({ fromId }) => fromId))
  return {
    offered: offered.map((share) => offeredOf(deps, share, { names, titleOf, me: user.affiliateId })),
    passedOn: passedOn.map((share) => ({
      couponCode: share.code,
      title: titleOf(share),
      how: share.how,
      email: share.email,
      at: share.at.toISOString(),
    })),
  }
}

/** The offer behind an email link, and whether it is still valid. */
export async function getOffer(
  deps: CodesDeps,
  { user, locale }: CodeCaller,
  token: string,
): Promise<OfferedWire> {
  const id = shareIdIn(deps, token)
  const share = id && (await findShare(deps.db, id))
  if (!share) throw codeProblem('no-share', locale)
  const titleOf = await titlesOf(deps, deps.db, [share], locale)
  const names = await deps.listNames([share.fromId])
  return offeredOf(deps, share, { names, titleOf, me: user.affiliateId })
}

type Known = { names: ReadonlyMap<number, string>; titleOf: (share: Share) => string; me: number }

const offeredOf = (deps: CodesDeps, share: Share, { names, titleOf, me }: Known): OfferedWire => ({
  token: tokenOf(deps, share.id),
  sender: names.get(share.fromId) ?? '',
  title: titleOf(share),
  certificationName: share.certificationName,
  sharedAt: share.sharedAt.toISOString(),
  state: stateOf(share, me),
})

function stateOf({ isCalledBack, claimedBy, fromId }: Share, me: number): OfferedWire['state'] {
  if (isCalledBack) return 'called-back'
  if (claimedBy !== null) return claimedBy === me ? 'yours' : 'claimed'
  return fromId === me ? 'sent-by-you' : 'open'
}

/** Anyone with the email can claim the code. Claiming again is no error. */
export async function claimCode(deps: CodesDeps, caller: CodeCaller, token: string): Promise<AccessCodeWire> {
  const { affiliateId } = caller.user
  const id = shareIdIn(deps, token)
  return deps.db.transaction(async (tx) => {
    const share = id && (await findShare(tx, id))
    // Lock the code first, as every code action does, to avoid deadlocks.
    if (share) await lockCode(tx, share.key)
    const locked = share && (await lockShare(tx, share.id))
    if (!locked) throw codeProblem('no-share', caller.locale)
    const state = stateOf(locked, affiliateId)
    if (state === 'sent-by-you') throw codeProblem('own-share', caller.locale)
    if (state === 'called-back' || state === 'claimed') throw codeProblem(state, caller.locale)
    if (state === 'open') {
      await claimShareOf(tx, locked.key, caller.user, deps.clock.now())
      await giveCode(tx, locked.key, affiliateId)
      await publishChange(deps.live, tx, [affiliateId, locked.fromId])
    }
    return wireNow(deps, tx, caller, locked.key)
  })
}
