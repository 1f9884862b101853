import type { Queryable } from '../../../platform/database/index.ts'
import type { LiveEventKind } from '../../../platform/live/index.ts'
import type { ApplicationRow } from '../application.store.ts'
import type { ApplicationsDeps } from '../applications.deps.ts'

export const APPLICATIONS_EVENT = 'applications'

type Parts = Pick<ApplicationRow, 'applicantId' | 'instructorId' | 'storeId'>

/**
 * Updates the open pages of everyone involved when the action commits; someone who lost access gets a 404 on
 * refetch.
 */
export async function publishChange(
  { live }: Pick<ApplicationsDeps, 'live'>,
  tx: Queryable,
  { applicantId, instructorId, storeId }: Parts,
  lostBy?: number,
): Promise<void> {
  const parts = [...new Set([applicantId, instructorId, storeId])]
  const people = parts.filter((id) => id !== null && id !== lostBy).map(Number)
  for (const affiliateId of people.sort((one, other) => one - other))
    await live.publishTo(tx, affiliateId, APPLICATIONS_EVENT, {})
}

export const applicationsEvent: LiveEventKind = { worded: () => ({}) }
