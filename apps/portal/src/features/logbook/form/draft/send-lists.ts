import type { LogListsInput } from '@fathom/contract/logbook'
import { contentOf, type DiveField, fieldNames } from '@fathom/domain/logbook'
import { CallFailed, isFinal } from '../../../../shared/http/index.ts'
import { withFree } from '../../../../shared/offline/in-flight.ts'
import { differs } from '../state/fields.ts'
import { type DiveStore, diveLock, isReady, keyOf, type StoredDive } from './stored-dive.ts'

/** So many dives are changed by one call. */
const AT_ONCE = 100

const LISTS: readonly DiveField[] = ['tags', 'gear']

type WriteLists = (
  logs: readonly LogListsInput[],
) => Promise<readonly { id: string; problem?: string | null | undefined }[]>

type Ports = {
  dives: DiveStore
  affiliateId: number
  isHeld: (logId: string) => boolean
  write: WriteLists
}

/** A change of nothing but tags and gear, of a log that the server has. */
type ListChange = StoredDive & { base: NonNullable<StoredDive['base']> }

function isListChange(stored: StoredDive): stored is ListChange {
  const { base, content, request } = stored
  if (!base || (request !== undefined && request !== base.status)) return false
  const before = contentOf(base)
  return fieldNames.every((field) => LISTS.includes(field) || !differs(before, content, field))
}

const inputOf = ({ base, content }: ListChange): LogListsInput => ({
  ...{ id: base.id, version: base.version },
  ...(differs(contentOf(base), content, 'tags') && { tags: [...content.experience.tags] }),
  ...(differs(contentOf(base), content, 'gear') && { gear: [...content.equipment.gear] }),
})

/**
 * LO-08: sends the changes of a selection, many in one call. Those that the server doesn't take as they are stay for
 * the usual way, which merges them or says why. `lost` are the logs that no call reached.
 */
export async function sendLists({
  dives,
  affiliateId,
  isHeld,
  write,
}: Ports): Promise<{ sent: number; lost: ReadonlySet<string> }> {
  const all = await dives.list()
  const ofLog = Map.groupBy(all, ({ id }) => id)
  const due = all.filter(
    (stored) =>
      stored.affiliateId === affiliateId &&
      isReady(stored) &&
      !isHeld(stored.id) &&
      // Two drafts of one log are told apart by the usual way.
      ofLog.get(stored.id)?.length === 1 &&
      isListChange(stored),
  )
  const lost = new Set<string>()
  let sent = 0
  if (due.length < 2) return { sent, lost }
  for (let from = 0; from < due.length && lost.size === 0; from += AT_ONCE)
    await withFree(
      due.slice(from, from + AT_ONCE),
      (stored) => diveLock(keyOf(stored)),
      async (free) => {
        // A form may have continued them in the meantime.
        const now = (await Promise.all(free.map((stored) => dives.find(keyOf(stored))))).filter(
          (stored) => stored !== undefined && isListChange(stored),
        ) as ListChange[]
        const saved = await savedBy(write, now)
        if (!saved) for (const { id } of due.slice(from)) lost.add(id)
        for (const stored of now) {
          if (!saved?.has(stored.id)) continue
          await dives.remove(keyOf(stored))
          sent += 1
        }
      },
    )
  return { sent, lost }
}

/** The ids that are saved; undefined if the call may succeed later. */
async function savedBy(
  write: WriteLists,
  changes: readonly ListChange[],
): Promise<ReadonlySet<string> | undefined> {
  if (changes.length === 0) return new Set()
  try {
    const outcomes = await write(changes.map(inputOf))
    return new Set(outcomes.flatMap(({ id, problem }) => (problem ? [] : [id])))
  } catch (cause) {
    if (!(cause instanceof CallFailed)) throw cause
    return isFinal(cause) ? new Set() : undefined
  }
}
