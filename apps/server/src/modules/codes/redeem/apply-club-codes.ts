import type { RedeemedWire } from '@fathom/contract/codes'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { CodeCaller } from '../caller.ts'
import { kindOf } from '../code-wire.ts'
import type { CodesHouse } from '../codes.house.ts'
import { listUnredeemed, listWaitingClubCodes, lockCode } from '../codes.store.ts'
import { redeemLocked } from './redeem-code.ts'

/** ST-10: all club codes of the caller that wait. The same again finds none, and answers none. */
export async function applyClubCodes(
  house: CodesHouse,
  { user, locale }: CodeCaller,
): Promise<RedeemedWire[]> {
  const waiting = (await listUnredeemed(house.db, user.affiliateId)).filter(
    (code) => kindOf(house, code) === 'club',
  )
  const applied: RedeemedWire[] = []
  for (const { key } of waiting) {
    const done = await applyOne(house, key, { affiliateId: user.affiliateId, locale })
    if (done) applied.push(done)
  }
  return applied
}

/** Its owner has a day to see it happen on the screen; then it is applied without them. */
const WAITS_MS = 86_400_000

export async function applyWaitingClubCodes(house: CodesHouse): Promise<void> {
  const before = new Date(house.clock.now().getTime() - WAITS_MS)
  for (const { key, ownerId } of await listWaitingClubCodes(house.db, house.config.clubName, before))
    await applyOne(house, key, { affiliateId: ownerId, locale: DEFAULT_LOCALE })
}

type Redeemer = Parameters<typeof redeemLocked>[2]

/** Undefined when it was redeemed or shared in the meantime. */
function applyOne(house: CodesHouse, key: string, redeemer: Redeemer): Promise<RedeemedWire | undefined> {
  return house.db.transaction(async (tx) => {
    const code = await lockCode(tx, key)
    const isMine = code?.ownerId === redeemer.affiliateId && code.redeemedBy === null
    if (!code || !isMine || code.sharedWith !== null) return undefined
    return redeemLocked(house, tx, redeemer, code, { redeemKey: undefined })
  })
}
