import type { ImportedDiveWire } from '@fathom/contract/logbook'
import type { DiveLogContent } from '@fathom/domain/logbook'
import { factsOf } from './dive-facts.ts'
import type { ImportedDive } from './import-dive.store.ts'

type Becomes = ImportedDiveWire['becomes']

type Finished = { hasDate: boolean; hasDepth: boolean; hasTime: boolean }

/**
 * LO-02: a dive with date, depth and time was made, and counts; without them it waits as a draft. Only an instructor
 * verifies a training dive, and no file can: it comes without the verification, as a dive like any other.
 */
export function becomesOf(
  { hasDate, hasDepth, hasTime }: Finished,
  own?: { logType: string; isDraft?: boolean | undefined },
): Becomes {
  if (own?.isDraft || !(hasDate && hasDepth && hasTime)) return 'draft'
  return own?.logType === 'Training' ? 'recreational' : 'dive'
}

export const finishedParts = ({ date, depthTime }: Pick<DiveLogContent, 'date' | 'depthTime'>): Finished => ({
  hasDate: date !== null,
  hasDepth: depthTime.maxDepth !== null,
  hasTime: depthTime.bottomTime !== null,
})

/** Of a dive in a preview; a record of our own was looked at when it was read. */
export function becomesInPreview(dive: ImportedDive): Becomes {
  if (dive.becomes) return dive.becomes
  const facts = factsOf(dive)
  return becomesOf({
    hasDate: facts !== undefined,
    hasDepth: facts?.maxDepth != null,
    hasTime: facts?.duration != null,
  })
}
