import type { Queryable } from '../../platform/database/index.ts'
import type { Live, LiveEventKind } from '../../platform/live/index.ts'

export const CODES_EVENT = 'codes'

/** Updates the open code pages of the person when the action commits. */
export async function publishChange(
  live: Pick<Live, 'publishTo'>,
  tx: Queryable,
  people: readonly (number | null)[],
): Promise<void> {
  const recipients = [...new Set(people)].filter((id) => id !== null).sort((one, other) => one - other)
  for (const affiliateId of recipients) await live.publishTo(tx, affiliateId, CODES_EVENT, {})
}

export const codesEvent: LiveEventKind = { worded: () => ({}) }
