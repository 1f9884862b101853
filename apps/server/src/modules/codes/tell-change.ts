import type { Queryable } from '../../platform/database/index.ts'
import type { Live, LiveEventKind } from '../../platform/live/index.ts'

export const CODES_EVENT = 'codes'

/** Updates the open code pages of the person when the action commits. */
export async function tellChange(
  live: Pick<Live, 'tell'>,
  tx: Queryable,
  people: readonly (number | null)[],
): Promise<void> {
  const told = [...new Set(people)].filter((id) => id !== null).sort((one, other) => one - other)
  for (const affiliateId of told) await live.tell(tx, affiliateId, CODES_EVENT, {})
}

export const codesEvent: LiveEventKind = { worded: () => ({}) }
