import type { CertificationWire } from '@fathom/contract/certifications'
import { plainPrice } from '@fathom/domain/shop'
import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { OwnDataPart } from '../../platform/own-data.ts'
import { certificationsArchiveWords } from './archive-words.ts'
import type { CertificationsDeps } from './certifications.deps.ts'
import { type CardHolderRow, findCardHolder, forgetCardHolder } from './holders/card-holder.store.ts'
import { forgetNameDecisions, listNameDecisions } from './holders/name-decision.store.ts'
import { deletePhotoFiles } from './photos/add-card-photo.ts'
import { type CardPhotoRow, deletePhotos, listPhotos, photoKeys } from './photos/card-photo.store.ts'
import { cardUploads } from './photos/card-upload.ts'
import { certificationsOf } from './records/list-certifications.ts'
import { listRedemptions } from './redemption/redemption.store.ts'
import { listReplacements, type ReplacementRow } from './replacement/replacement.store.ts'

export function certificationsOwnData(deps: CertificationsDeps): OwnDataPart & Pick<Module, 'forgetPerson'> {
  return {
    archiveWords: certificationsArchiveWords,
    ownData: async (db, affiliateId) => ({
      certifications: (await certificationsOf(deps, db, { affiliateId, locale: 'en-US' })).map(recordOf),
      cardHolder: holderOf(await findCardHolder(db, affiliateId)),
      cardNames: await listNameDecisions(db, affiliateId),
      cardPhotos: (await listPhotos(db, affiliateId)).map(photoOf),
      freeCards: await listRedemptions(db, affiliateId),
      replacementCards: (await listReplacements(db, affiliateId)).map(orderOf),
    }),
    ownFiles: async (db, affiliateId) =>
      (await listPhotos(db, affiliateId)).map((photo) => ({
        id: photo.id,
        name: `card-photo-${photo.state}.jpg`,
        key: photoKeys(photo).image,
      })),
    forgetPerson: (tx, affiliateId) => forget(deps, tx, affiliateId),
  }
}

const recordOf = (certification: CertificationWire) => {
  const { title, licenseID, certDate, expiresOn, standing, qualifiedDepth, gasLimit, instructor, store } =
    certification
  const named = (teacher: typeof store) => (teacher ? `${teacher.name} ${teacher.number}`.trim() : null)
  return {
    title,
    licenseID,
    certDate,
    expiresOn,
    standing,
    qualifiedDepth,
    gasLimit,
    instructor: named(instructor),
    store: named(store),
  }
}

/** In which name the cards are, and which one of the profile was asked for instead. */
const holderOf = (holder: CardHolderRow | undefined) =>
  holder
    ? {
        name: holder.name,
        birthdate: holder.birthdate,
        inProfile: holder.asked,
        askedAt: holder.askedAt,
        refusedAt: holder.refusedAt,
      }
    : null

const photoOf = ({ id, state, reason, note, sentAt, decidedAt }: CardPhotoRow) => ({
  id,
  state,
  reason,
  note,
  sentAt,
  decidedAt,
})

const orderOf = (order: ReplacementRow) => ({
  licenseID: order.licenseID,
  why: order.why,
  address: order.address,
  total: plainPrice({ amount: order.card + order.shipping, currency: order.currency }),
  status: order.status,
  orderedAt: order.orderedAt,
})

/** A certification is a training record: it stays under the number, without photo, address or name. */
async function forget(deps: CertificationsDeps, tx: Queryable, affiliateId: number): Promise<void> {
  const photos = await deletePhotos(tx, affiliateId, ['waiting', 'approved', 'refused'])
  await forgetCardHolder(tx, affiliateId)
  await forgetNameDecisions(tx, affiliateId)
  await cardUploads(deps).forgetPerson(tx, affiliateId)
  await tx.query('delete from replacement_card where affiliate_id = $1', [affiliateId])
  await deletePhotoFiles(deps.files, photos)
}
