import { type DiveLogWire, logContentWireOf } from '@fathom/contract/logbook'
import { EMPTY_LOG, purgedBefore } from '@fathom/domain/logbook'
import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { OwnDataPart } from '../../platform/own-data.ts'
import { logbookArchiveWords } from './archive-words.ts'
import { forgetBuddy } from './confirmations/confirmation.store.ts'
import { ownConfirmations } from './confirmations/own-confirmations.ts'
import { deleteFeed } from './feed/feed.store.ts'
import { listGear } from './gear/gear.store.ts'
import { cleanUpImports, forgetImports, listOriginals, listOwnImports } from './imports/import-own-data.ts'
import type { LogbookDeps } from './logbook.deps.ts'
import { findFirstDiveNumber, findUnitSystem } from './logbook.store.ts'
import {
  deletePersonalRows,
  listAllChanges,
  listAllLogs,
  listOwnSites,
  listPhotoDays,
  listPhotoPlaces,
  listVerified,
  purgeDeleted,
} from './own-data.store.ts'
import { photoKeys, type StoredPhoto } from './photos/photo.store.ts'
import { photoUploads } from './photos/photo-upload.ts'
import { sealLog } from './review/check-seal.ts'

type OwnDataParts = OwnDataPart & Pick<Module, 'forgetPerson' | 'cleanUp'>

export function logbookOwnData(deps: LogbookDeps): OwnDataParts {
  return {
    archiveWords: logbookArchiveWords,
    ownData: async (db, affiliateId) => ({
      unit: (await findUnitSystem(db, affiliateId)) ?? null,
      firstDiveNumber: await findFirstDiveNumber(db, affiliateId),
      gear: await listGear(db, affiliateId),
      diveLogs: (await listAllLogs(db, affiliateId)).map(({ doc, deletedAt }) => ({ ...doc, deletedAt })),
      changes: await listAllChanges(db, affiliateId),
      diveSites: await listOwnSites(db, affiliateId),
      imports: await listOwnImports(db, affiliateId),
      ...(await ownConfirmations(db, affiliateId)),
    }),
    ownFiles: async (db, affiliateId) => [
      ...(await listPhotoDays(db, affiliateId)).map(({ day, logId, id, fileTag }) => ({
        id,
        name: `${day}-${id}.jpg`,
        key: photoKeys({ affiliateId, logId, id, fileTag }).image,
      })),
      ...(await listOriginals(db, affiliateId)),
    ],
    forgetPerson: (tx, affiliateId) => forget(deps, tx, affiliateId),
    cleanUp: () => cleanUp(deps),
  }
}

/**
 * A verified log is a training record: it stays under the member number, without the diver's personal
 * content, and is sealed again in that form.
 */
async function forget(deps: LogbookDeps, tx: Queryable, affiliateId: number): Promise<void> {
  const photos = await listPhotoPlaces(tx, 'affiliate_id = $1', [affiliateId])
  const records = await listVerified(tx, affiliateId)
  await deletePersonalRows(tx, affiliateId)
  await photoUploads(deps).forgetPerson(tx, affiliateId)
  for (const record of records) {
    const anonymous = withoutPerson(record)
    await tx.query('update dive_log set search_text = $3, doc = $4 where affiliate_id = $1 and id = $2', [
      affiliateId,
      anonymous.id,
      '',
      JSON.stringify(anonymous),
    ])
    await sealLog(tx, deps.secrets, anonymous, {
      diver: '',
      sealedAt: new Date(anonymous.verification?.timestamp ?? anonymous.updated_date),
    })
  }
  await deleteFeed(tx, affiliateId)
  await forgetBuddy(tx, affiliateId)
  const originals = await forgetImports(tx, affiliateId)
  await deleteFiles(deps, photos)
  for (const key of originals) await deps.files.delete(key)
}

const withoutPerson = (doc: DiveLogWire): DiveLogWire => ({
  ...doc,
  // The name of the place stays with the record; where exactly the diver was, and their gear, are theirs.
  latitude: null,
  longitude: null,
  equipment: { ...doc.equipment, gear: [] },
  experience: { ...logContentWireOf(EMPTY_LOG).experience, photos: [] },
})

async function deleteFiles(
  { files }: Pick<LogbookDeps, 'files'>,
  photos: readonly StoredPhoto[],
): Promise<void> {
  for (const photo of photos) for (const key of Object.values(photoKeys(photo))) await files.delete(key)
}

async function cleanUp(deps: LogbookDeps): Promise<void> {
  const { db, clock } = deps
  const gone = purgedBefore(clock.now())
  const photos = await listPhotoPlaces(
    db,
    `deleted_at < $1 or (affiliate_id, log_id) in (select affiliate_id, id from dive_log where deleted_at < $1)`,
    [gone],
  )
  await db.transaction((tx) => purgeDeleted(tx, gone))
  await deleteFiles(deps, photos)
  await cleanUpImports(deps)
}
