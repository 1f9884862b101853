import type { CertificationWire, ECardWire } from '@fathom/contract/certifications'
import { findLevel } from '@fathom/domain/certifications'
import { fullName } from '@fathom/domain/profile'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { type CardPhotoRow, findApproved, photoUrl } from '../photos/card-photo.store.ts'
import { levelName } from '../records/certification-of.ts'

type Holder = { affiliateId: number; name: string; birthdate: string; photo: CardPhotoRow | undefined }

/** What all cards of one person have in common. */
export async function findHolder(
  { findPerson }: Pick<CertificationsDeps, 'findPerson'>,
  db: Queryable,
  affiliateId: number,
): Promise<Holder> {
  const [person, photo] = [await findPerson(db, affiliateId), await findApproved(db, affiliateId)]
  return { affiliateId, name: person ? fullName(person) : '', birthdate: person?.birthdate ?? '', photo }
}

/** The eCard of a certification; undefined when there is none to show. */
export async function eCardOf(
  deps: Pick<CertificationsDeps, 'sign'>,
  tx: Queryable,
  { holder, certification }: { holder: Holder; certification: CertificationWire },
): Promise<ECardWire | undefined> {
  const { eCardStockID, certDate, noECardReason } = certification
  if (eCardStockID === null || certDate === null || noECardReason !== null) return undefined
  const signed = await deps.sign(tx, toSign(holder, { ...certification, certDate }))
  return {
    ...certification,
    eCardStockID,
    certDate,
    noECardReason,
    isRedeemable: false,
    holderName: holder.name,
    birthdate: holder.birthdate,
    photo: holder.photo ? { url: photoUrl(holder.photo), sha256: holder.photo.sha256 } : null,
    code: signed.qr,
    keyId: shortKey(signed.keyId),
  }
}

/** Enough to tell keys apart at a glance. */
const shortKey = (keyId: string): string => keyId.slice(0, 4).toUpperCase()

/** Signed in a fixed language: the signed content must not depend on the reader. */
function toSign(holder: Holder, card: CertificationWire & { certDate: string }) {
  const level = findLevel(card.levelID)
  const named = (teacher: { number: number; name: string } | null) =>
    teacher ? `${teacher.name} ${teacher.number}`.trim() : undefined
  return {
    id: card.licenseID,
    affiliateId: holder.affiliateId,
    holderName: holder.name,
    levelName: level ? levelName(level, DEFAULT_LOCALE) : card.title,
    levelId: card.levelID,
    licenseId: card.licenseID,
    certDate: card.certDate,
    instructor: named(card.instructor),
    store: named(card.store),
    photoHash: holder.photo?.sha256,
    qualifiedDepth: card.qualifiedDepth ?? undefined,
    expires: card.expiresOn ?? undefined,
  }
}
