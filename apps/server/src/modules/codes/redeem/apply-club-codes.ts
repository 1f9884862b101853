import type { RedeemedWire } from '@fathom/contract/codes'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { CodeCaller } from '../caller.ts'
import { kindOf } from '../code-wire.ts'
import type { CodesDeps } from '../codes.deps.ts'
import { listUnredeemed, listWaitingClubCodes, lockCode } from '../codes.store.ts'
import { redeemLocked } from './redeem-code.ts'

/** ST-10: applies all pending club codes of the caller. A repeated call finds none and returns none. */
export async function applyClubCodes(deps: CodesDeps, { user, locale }: CodeCaller): Promise<RedeemedWire[]> {
  const waiting = (await listUnredeemed(deps.db, user.affiliateId)).filter(
    (code) => kindOf(deps, code) === 'club',
  )
  const applied: RedeemedWire[] = []
  for (const { key } of waiting) {
    const done = await applyOne(deps, key, { affiliateId: user.affiliateId, locale })
    if (done) applied.push(done)
  }
  return applied
}

/** The owner has a day to see it applied on the screen; then we apply it automatically. */
const WAITS_MS = 86_400_000

export async function applyWaitingClubCodes(deps: CodesDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - WAITS_MS)
  for (const { key, ownerId } of await listWaitingClubCodes(deps.db, deps.config.clubName, before))
    await applyOne(deps, key, { affiliateId: ownerId, locale: DEFAULT_LOCALE })
}

type Redeemer = Parameters<typeof redeemLocked>[2]

/** Undefined when it was redeemed or shared in the meantime. */
function applyOne(deps: CodesDeps, key: string, redeemer: Redeemer): Promise<RedeemedWire | undefined> {
  return deps.db.transaction(async (tx) => {
    const code = await lockCode(tx, key)
    const isMine = code?.ownerId === redeemer.affiliateId && code.redeemedBy === null && !code.isWithdrawn
    if (!code || !isMine || code.sharedWith !== null || code.issuedBy === redeemer.affiliateId)
      return undefined
    return redeemLocked(deps, tx, redeemer, code, { redeemKey: undefined })
  })
}
