import { findLevel, licenseIdOf } from '@fathom/domain/certifications'
import type { Queryable } from '../../../platform/database/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { noteIdentity } from '../holders/find-identity.ts'
import { findBySource, insertCertification, nextNumber } from './certification.store.ts'
import { levelName } from './certification-of.ts'

type Teacher = { number: number; name: string }

type ToIssue = {
  /** Identifies the source, such as `enrolment:<id>`: the same source twice gives one certification. */
  source: string
  affiliateId: number
  levelID: number
  /** `YYYY-MM-DD`. */
  certDate: string
  instructor: Teacher | null
  store: Teacher | null
  /** Issued with an eCard at once; otherwise it can be redeemed later. */
  hasECard: boolean
  /** When it was issued, if that was long ago: nobody is notified of it now. */
  issuedAt?: Date
}

export type IssueCertification = (
  tx: Queryable,
  request: ToIssue,
) => Promise<{ licenseID: string; isNew: boolean }>

/** Certifies a person, in the transaction of the action, and notifies them when there is a card to show. */
export const issueCertification =
  (
    deps: Pick<CertificationsDeps, 'clock' | 'notify' | 'findPerson' | 'queues' | 'publish'>,
  ): IssueCertification =>
  async (tx, { instructor, store, issuedAt, ...request }) => {
    const level = findLevel(request.levelID)
    if (!level) throw new Error(`there is no level ${request.levelID} to certify`)
    const known = await findBySource(tx, request.source)
    if (known) return { licenseID: known.licenseID, isNew: false }
    const licenseID = licenseIdOf(await nextNumber(tx))
    const hasECard = request.hasECard && level.eCardStockID !== null
    const isNew = await insertCertification(tx, {
      ...request,
      licenseID,
      hasECard,
      instructorNumber: instructor?.number ?? null,
      instructorName: instructor?.name ?? '',
      storeNumber: store?.number ?? null,
      storeName: store?.name ?? '',
      issuedAt: issuedAt ?? deps.clock.now(),
    })
    if (!isNew)
      return issueCertification(deps)(tx, { instructor, store, ...(issuedAt && { issuedAt }), ...request })
    await noteIdentity(deps, tx, request.affiliateId)
    await deps.publish(tx, {
      type: 'certification.issued',
      data: { affiliateId: request.affiliateId, licenseId: licenseID, levelId: request.levelID },
    })
    if (hasECard && !issuedAt) await notifyOfCard(deps, tx, { ...request, licenseID })
    return { licenseID, isNew }
  }

type Card = { affiliateId: number; licenseID: string; levelID: number }

/** What staff do to a card is never done behind its holder's back. Sent in the person's language. */
export async function notifyOfCard(
  { notify, findPerson }: Pick<CertificationsDeps, 'notify' | 'findPerson'>,
  tx: Queryable,
  { affiliateId, licenseID, levelID }: Card,
  kind: 'card-issued' | 'card-corrected' | 'card-revoked' = 'card-issued',
): Promise<void> {
  const level = findLevel(levelID)
  const person = await findPerson(tx, affiliateId)
  if (!level || !person) return
  await notify(tx, affiliateId, {
    kind,
    values: { certification: levelName(level, person.language) },
    url: kind === 'card-revoked' ? '/certifications' : `/certifications/ecard/${licenseID}/${levelID}`,
    subject: `card:${licenseID}`,
    // A card is corrected more than once.
    ...(kind === 'card-corrected' ? {} : { key: `${kind} ${licenseID}` }),
  })
}
