import type { newReplacementWire, ReplacementOfferWire } from '@fathom/contract/certifications'
import { REPLACEMENT_WORKING_DAYS, replacementPrice } from '@fathom/domain/certifications'
import type { User } from '@fathom/domain/session'
import type { Locale } from '@fathom/domain/translations'
import type { z } from 'zod'
import { Problem } from '../../../platform/problem.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { findApproved } from '../photos/card-photo.store.ts'
import { certificationsOf } from '../records/list-certifications.ts'
import { findReplacement, insertReplacement, type ReplacementRow } from './replacement.store.ts'

type Order = z.output<typeof newReplacementWire>

/**
 * What can be ordered, and its price for that country; by default the country of the person's mailing
 * address.
 */
export async function replacementOffer(
  deps: CertificationsDeps,
  { affiliateId, countryId, locale }: { affiliateId: number; countryId?: string | undefined; locale: Locale },
): Promise<ReplacementOfferWire> {
  const { db } = deps
  const mailingAddress = await deps.findMailingAddress(db, affiliateId)
  const { currency, amounts } = deps.prices.of('replacement')
  const price = replacementPrice(countryId ?? mailingAddress?.countryId ?? '', amounts)
  const certifications = await certificationsOf(deps, db, { affiliateId, locale })
  return {
    certifications: certifications.filter(
      ({ standing, certDate }) => standing === 'valid' && certDate !== null,
    ),
    card: { amount: price.card, currency },
    shipping: { amount: price.shipping, currency },
    total: { amount: price.total, currency },
    hasPhoto: (await findApproved(db, affiliateId)) !== undefined,
    mailingAddress,
    workingDays: REPLACEMENT_WORKING_DAYS,
  }
}

/**
 * Orders a plastic card. Sending the order twice counts once, and nobody pays a different price than the one
 * they saw.
 */
export async function orderReplacement(
  deps: CertificationsDeps,
  { affiliateId }: User,
  order: Order & { locale: Locale },
): Promise<ReplacementRow> {
  const known = await findOwn(deps, affiliateId, order.id)
  if (known) return known
  const address = await deps.checkAddress(order.address)
  const offer = await replacementOffer(deps, {
    affiliateId,
    countryId: address.countryId,
    locale: order.locale,
  })
  mustBeOffered(offer, order)
  const isAdded = await insertReplacement(deps.db, {
    id: order.id,
    affiliateId,
    licenseID: order.licenseID,
    why: order.why,
    address,
    card: offer.card.amount,
    shipping: offer.shipping.amount,
    currency: offer.card.currency,
    orderedAt: deps.clock.now(),
  })
  if (isAdded) await deps.queues.arrived(deps.db, 'orders')
  const stored = await findOwn(deps, affiliateId, order.id)
  if (!stored || (!isAdded && stored.licenseID !== order.licenseID)) throw new Problem('already-ordered', 409)
  return stored
}

function mustBeOffered(offer: ReplacementOfferWire, { licenseID, total }: Order): void {
  if (!offer.certifications.some((one) => one.licenseID === licenseID)) throw new Problem('not-found', 404)
  if (!offer.hasPhoto) throw new Problem('no-approved-photo', 409)
  if (offer.total.amount !== total.amount || offer.total.currency !== total.currency)
    throw new Problem('price-changed', 409, { extra: { offer } })
}

async function findOwn(
  { db }: Pick<CertificationsDeps, 'db'>,
  affiliateId: number,
  id: string,
): Promise<ReplacementRow | undefined> {
  const row = await findReplacement(db, id)
  if (row && row.affiliateId !== affiliateId) throw new Problem('not-found', 404)
  return row
}
