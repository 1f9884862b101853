import type { ECardWire } from '@fathom/contract/certifications'
import { byRank } from '@fathom/domain/certifications'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { type CertificationsDeps, todayOf } from '../certifications.deps.ts'
import { findOwnCertification } from '../records/certification.store.ts'
import { certificationOf } from '../records/certification-of.ts'
import { certificationsOf, inList, type ListKind, listOf } from '../records/list-certifications.ts'
import { eCardOf, findHolder } from './ecard-of.ts'

/** CA-37: the eCards of one person, newest first, without those of VA-09. */
export function listECards(
  deps: CertificationsDeps,
  caller: User,
  { list, locale }: { list: ListKind; locale: Locale },
): Promise<ECardWire[]> {
  const { affiliateId } = caller
  return deps.db.transaction(async (tx) => {
    const holder = await findHolder(deps, tx, affiliateId)
    const cards: ECardWire[] = []
    const certifications = await certificationsOf(deps, tx, { affiliateId, locale })
    for (const certification of inList(caller, list, certifications)) {
      const card = await eCardOf(deps, tx, { holder, certification })
      if (card) cards.push(card)
    }
    return cards
  })
}

/** CA-51. */
export async function topECards(
  deps: CertificationsDeps,
  caller: User,
  { count, locale }: { count: number; locale: Locale },
): Promise<ECardWire[]> {
  const cards = await listECards(deps, caller, { list: listOf(caller), locale })
  return cards.sort(byRank).slice(0, count)
}

/** One of the caller's own cards. If the level is given too, it must match (RT-03). */
export async function getECard(
  deps: CertificationsDeps,
  tx: Queryable,
  { affiliateId, licenseID, levelID, locale }: Wanted,
): Promise<ECardWire> {
  const row = await findOwnCertification(tx, affiliateId, licenseID)
  const certification = row && certificationOf(row, { today: todayOf(deps), locale })
  const isWanted = certification && (levelID === undefined || levelID === certification.levelID)
  const holder = await findHolder(deps, tx, affiliateId)
  const card = isWanted ? await eCardOf(deps, tx, { holder, certification }) : undefined
  if (!card) throw new Problem('not-found', 404)
  return card
}

type Wanted = { affiliateId: number; licenseID: string; levelID?: number | undefined; locale: Locale }
