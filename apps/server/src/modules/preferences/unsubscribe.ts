import type { UnsubscribeWire } from '@fathom/contract/preferences'
import { type Choices, type MailList, purposesOf } from '@fathom/domain/preferences'
import type { Database } from '../../platform/database/index.ts'
import { changeChoices } from './change-choices.ts'
import type { Action } from './consent.store.ts'

/** Ends only the list of the link: unsubscribing from notifications keeps the news, and vice versa. */
export async function unsubscribe(
  db: Database,
  affiliateId: number,
  list: MailList,
  { sfm_jobid, wording }: Pick<UnsubscribeWire, 'sfm_jobid' | 'wording'>,
  action: Pick<Action, 'way' | 'at'>,
): Promise<void> {
  const mailingJob = sfm_jobid === null || sfm_jobid === undefined ? undefined : String(sfm_jobid)
  const about = purposesOf(list)
  const choose = (stored: Choices) => ({
    ...stored,
    ...Object.fromEntries(about.map((each) => [each, false])),
  })
  await db.transaction((tx) =>
    changeChoices(tx, affiliateId, { choose, about }, { ...action, mailingJob, wording }),
  )
}
