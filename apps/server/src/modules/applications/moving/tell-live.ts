import type { Queryable } from '../../../platform/database/index.ts'
import type { LiveEventKind } from '../../../platform/live/index.ts'
import type { ApplicationRow } from '../application.store.ts'
import type { ApplicationsHouse } from '../applications.house.ts'

export const APPLICATIONS_EVENT = 'applications'

type Parts = Pick<ApplicationRow, 'applicantId' | 'instructorId' | 'storeId'>

/** Whoever has a part in it and has it open sees what became of it, with the commit of the deed. */
export async function tellLive(
  { live }: Pick<ApplicationsHouse, 'live'>,
  tx: Queryable,
  { applicantId, instructorId, storeId }: Parts,
): Promise<void> {
  const people = [...new Set([applicantId, instructorId, storeId])].filter((id) => id !== null)
  for (const affiliateId of people.sort((one, other) => one - other))
    await live.tell(tx, affiliateId, APPLICATIONS_EVENT, {})
}

export const applicationsEvent: LiveEventKind = { worded: () => ({}) }
