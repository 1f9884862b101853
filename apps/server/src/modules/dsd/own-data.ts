import type { OwnDataPart } from '../../platform/own-data.ts'
import { dsdArchiveWords } from './archive-words.ts'
import { findCheckpoint } from './checkpoint/checkpoint.store.ts'

/** Checkpoint and affiliation are training records: they stay under the number. */
export const dsdOwnData: OwnDataPart = {
  archiveWords: dsdArchiveWords,
  ownData: async (db, affiliateId) => {
    const checkpoint = await findCheckpoint(db, affiliateId)
    return {
      checkpoint: checkpoint
        ? {
            storeNumber: checkpoint.storeNumber,
            memberNumber: checkpoint.memberNumber,
            status: checkpoint.status,
            updatedDate: checkpoint.updatedDate,
          }
        : null,
      affiliations: await db.query(
        `select id, store_number as "storeNumber", member_number as "memberNumber", begun_at as "startedAt",
           ready_at as "completedAt"
         from dsd_affiliation where affiliate_id = $1 order by created_at`,
        [affiliateId],
      ),
    }
  },
}
