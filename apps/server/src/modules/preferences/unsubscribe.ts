import type { UnsubscribeWire } from '@fathom/contract/preferences'
import type { Database } from '../../platform/database/index.ts'
import { changeChoices } from './change-choices.ts'
import type { Deed } from './consent.store.ts'

/** Ends everything that needs a yes. What someone has to be told, such as a returned dive, is not among it. */
export async function unsubscribe(
  db: Database,
  affiliateId: number,
  { sfm_jobid, wording }: Pick<UnsubscribeWire, 'sfm_jobid' | 'wording'>,
  deed: Pick<Deed, 'way' | 'at'>,
): Promise<void> {
  const mailingJob = sfm_jobid === null || sfm_jobid === undefined ? undefined : String(sfm_jobid)
  await db.transaction((tx) =>
    changeChoices(
      tx,
      affiliateId,
      { choose: (kept) => ({ ...kept, organisation: false, thirdParty: false }) },
      { ...deed, mailingJob, wording },
    ),
  )
}
