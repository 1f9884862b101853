import { readCode, readDeviceCertificate } from '@fathom/domain/trust'
import type { Queryable } from '../../../platform/database/index.ts'
import type { Item } from '../../../platform/own-data.ts'
import { listGiven, listReceived, type StoredConfirmation } from './confirmation.store.ts'

/** For a person's archive: with the name of the other, and the code, which anyone can check. */
export async function ownConfirmations(db: Queryable, affiliateId: number): Promise<Item> {
  return {
    buddyConfirmations: (await listReceived(db, affiliateId)).map((each) => itemOf(each, 'buddy')),
    confirmedForOthers: (await listGiven(db, affiliateId)).map((each) => itemOf(each, 'diver')),
  }
}

function itemOf({ logId, code, confirmedAt }: StoredConfirmation, who: 'diver' | 'buddy'): Item {
  const read = readCode(code)
  if (read.is !== 'confirmation') return { logId, code }
  const { dive, ...signed } = read.confirmation
  return {
    name: readDeviceCertificate(signed[who])?.name ?? '',
    dive_date: dive.date,
    dive_location: dive.place,
    max_depth: dive.maxDepth,
    bottom_time: dive.bottomTime,
    confirmedAt: confirmedAt.toISOString(),
    logId,
    code,
  }
}
