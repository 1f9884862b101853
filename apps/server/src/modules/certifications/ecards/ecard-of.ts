import type { CertificationWire, ECardWire } from '@fathom/contract/certifications'
import { findLevel } from '@fathom/domain/certifications'
import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import type { Queryable } from '../../../platform/database/index.ts'
import type { CertificationsDeps } from '../certifications.deps.ts'
import { noteIdentity } from '../holders/find-identity.ts'
import { type CardPhotoRow, findApproved, photoUrl, saveFace } from '../photos/card-photo.store.ts'
import { faceOfPhoto } from '../photos/make-face.ts'
import { levelName } from '../records/certification-of.ts'

type Holder = {
  affiliateId: number
  name: string
  birthdate: string
  photo: CardPhotoRow | undefined
  face: Uint8Array | undefined
}

/** What all cards of one person have in common. */
export async function findHolder(
  deps: Pick<CertificationsDeps, 'findPerson' | 'clock' | 'files' | 'log' | 'queues'>,
  db: Queryable,
  affiliateId: number,
): Promise<Holder> {
  const [identity, photo] = [await noteIdentity(deps, db, affiliateId), await findApproved(db, affiliateId)]
  return {
    affiliateId,
    name: identity?.name ?? '',
    birthdate: identity?.birthdate ?? '',
    photo,
    face: photo && (photo.face ?? (await makeMissingFace(deps, db, photo))),
  }
}

/** For photos that were approved before faces were made. */
async function makeMissingFace(
  deps: Pick<CertificationsDeps, 'files' | 'log'>,
  db: Queryable,
  photo: CardPhotoRow,
): Promise<Uint8Array | undefined> {
  const face = await faceOfPhoto(deps, photo)
  if (face) await saveFace(db, photo.id, face)
  return face
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
    faceCode: signed.faceQr ?? null,
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
    face: holder.face && Buffer.from(holder.face).toString('base64url'),
    qualifiedDepth: card.qualifiedDepth ?? undefined,
    gasLimit: card.gasLimit ?? undefined,
    expires: card.expiresOn ?? undefined,
  }
}
