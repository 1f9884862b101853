import { randomUUID } from 'node:crypto'
import { replacementPrice } from '@fathom/domain/certifications'
import type { Queryable } from '../../../platform/database/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { findApproved } from '../photos/card-photo.store.ts'
import { type CertificationRow, giveECard, listCertifications } from '../records/certification.store.ts'
import { notifyOfCard } from '../records/issue-certification.ts'
import { insertReplacement } from '../replacement/replacement.store.ts'

type Bought = { affiliateId: number; levelID: number; now: Date }

/** The newest one that is valid. */
async function findOfLevel(
  tx: Queryable,
  { affiliateId, levelID }: Bought,
): Promise<CertificationRow | undefined> {
  const rows = await listCertifications(tx, affiliateId)
  return rows.find((row) => row.levelID === levelID && !row.isRevoked)
}

/** OF-10: an eCard that was bought in a shop, for a certification that the person holds. */
export async function giveBoughtECard(
  deps: Pick<CertificationsDeps, 'notify' | 'findPerson'>,
  tx: Queryable,
  bought: Bought,
): Promise<'applied' | 'no-certification' | 'already-have'> {
  const row = await findOfLevel(tx, bought)
  if (!row) return 'no-certification'
  if (row.hasECard) return 'already-have'
  await giveECard(tx, row.licenseID, bought.now)
  await notifyOfCard(deps, tx, row)
  return 'applied'
}

/** OF-10: a plastic card that was bought in a shop. It goes to the mailing address of the person's profile. */
export async function orderBoughtCard(
  deps: Pick<CertificationsDeps, 'findMailingAddress' | 'queues' | 'prices'>,
  tx: Queryable,
  bought: Bought,
): Promise<'applied' | 'no-certification' | 'no-photo' | 'no-address' | 'already-ordered'> {
  const { affiliateId, now } = bought
  const row = await findOfLevel(tx, bought)
  if (!row) return 'no-certification'
  if (!(await findApproved(tx, affiliateId))) return 'no-photo'
  const address = await deps.findMailingAddress(tx, affiliateId)
  if (!address) return 'no-address'
  const { currency, amounts } = deps.prices.of('replacement')
  const { card, shipping } = replacementPrice(address.countryId, amounts)
  const isAdded = await insertReplacement(tx, {
    id: randomUUID(),
    affiliateId,
    licenseID: row.licenseID,
    why: 'wanted',
    address,
    card,
    shipping,
    currency,
    orderedAt: now,
  })
  if (!isAdded) return 'already-ordered'
  await deps.queues.arrived(tx, 'orders')
  return 'applied'
}
