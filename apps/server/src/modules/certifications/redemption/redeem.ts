import type { ECardWire, RedemptionStateWire, RedemptionWire } from '@fathom/contract/certifications'
import { type RedemptionReason, redemptionReasons, redemptionYear } from '@fathom/domain/certifications'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { getECard } from '../ecards/list-ecards.ts'
import { findApproved } from '../photos/card-photo.store.ts'
import { findOwnCertification, giveECard } from '../records/certification.store.ts'
import { notifyOfCard } from '../records/issue-certification.ts'
import { certificationsOf } from '../records/list-certifications.ts'
import { addRedemption, findRedemption } from './redemption.store.ts'

type Reader = { affiliateId: number; locale: Locale }

/** Whether a person can still get this year's free card (RO-06). */
export async function redemptionState(
  deps: CertificationsDeps,
  db: Queryable,
  reader: Reader,
): Promise<RedemptionStateWire> {
  const { affiliateId } = reader
  const now = deps.clock.now()
  const year = redemptionYear(now)
  const eligible = (await certificationsOf(deps, db, reader)).filter(({ isRedeemable }) => isRedeemable)
  const redeemed = await findRedemption(db, affiliateId, year)
  const row = redeemed && (await findOwnCertification(db, affiliateId, redeemed.licenseID))
  const reasons = redemptionReasons({
    isClubMember: await deps.isClubMember(db, affiliateId, now),
    hasRedeemedThisYear: redeemed !== undefined,
    hasEligibleCertification: eligible.length > 0,
    hasApprovedPhoto: (await findApproved(db, affiliateId)) !== undefined,
  })
  return {
    year,
    isReady: reasons.length === 0,
    reasons,
    eligible,
    redeemed:
      redeemed && row
        ? { licenseID: row.licenseID, levelID: row.levelID, redeemedAt: redeemed.redeemedAt.toISOString() }
        : null,
    nextFrom: new Date(redeemed ? Date.UTC(year + 1, 0, 1) : now).toISOString(),
  }
}

/**
 * Spends the free card of the year on one certification, in one transaction. The row for the year is written
 * once, so a double click or a retry finds it and returns the same card.
 */
export function redeem(
  deps: CertificationsDeps,
  { affiliateId }: User,
  { licenseID, levelID, locale }: RedemptionWire & { locale: Locale },
): Promise<{ card: ECardWire; isNew: boolean }> {
  const reader = { affiliateId, locale }
  return deps.db.transaction(async (tx) => {
    const card = () => getECard(deps, tx, { ...reader, licenseID, levelID })
    const before = await redemptionState(deps, tx, reader)
    if (isSame(before, { licenseID, levelID })) return { card: await card(), isNew: false }
    const now = deps.clock.now()
    mustBeReady(before, { licenseID, levelID })
    if (!(await addRedemption(tx, affiliateId, { year: before.year, licenseID, redeemedAt: now }))) {
      const after = await redemptionState(deps, tx, reader)
      if (isSame(after, { licenseID, levelID })) return { card: await card(), isNew: false }
      throw refusal(after.reasons)
    }
    await giveECard(tx, licenseID, now)
    await notifyOfCard(deps, tx, { affiliateId, licenseID, levelID })
    return { card: await card(), isNew: true }
  })
}

const isSame = ({ redeemed }: RedemptionStateWire, { licenseID, levelID }: RedemptionWire): boolean =>
  redeemed?.licenseID === licenseID && redeemed.levelID === levelID

function mustBeReady({ reasons, eligible }: RedemptionStateWire, input: RedemptionWire): void {
  if (reasons.length > 0) throw refusal(reasons)
  const isEligible = eligible.some(
    (one) => one.licenseID === input.licenseID && one.levelID === input.levelID,
  )
  if (!isEligible) throw refusal(['no-eligible-certification'])
}

/** Named after the first reason; `reasons` lists them all. */
function refusal(reasons: readonly RedemptionReason[]): Problem {
  const [first = 'already-redeemed'] = reasons
  return new Problem(first, first === 'not-a-club-member' ? 403 : 409, { extra: { reasons } })
}
