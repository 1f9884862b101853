import type { DiveLog, DiveLogContent, LogType } from '@fathom/domain/logbook'
import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import { isInHand, takeInHand } from '../../../../shared/offline/in-hand.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'

/** What the server does not have yet, on this device. */
export type KeptDraft = {
  id: string
  /** Of the form that typed it: two tabs may hold one log. Absent where an earlier portal kept it. */
  key?: string
  affiliateId: number
  logType: LogType
  content: DiveLogContent
  /** What the changes start from; null while the server has never seen the log. */
  base: DiveLog | null
  keptAt: string
}

export type DraftKeep = Keep<KeptDraft>

export const deviceDrafts: DraftKeep = deviceKeep<KeptDraft>('dive-drafts')

export const keyOf = ({ id, key = id }: KeptDraft): string => key

export const draftLock = (key: string) => `fathom.dive.${key}`

/** The drafts that this tab has held: it may open one again before the form that it left has let go. */
const heldHere = new Set<string>()

/** Held while a form has it; the answer lets go. */
export function holdDraft(key: string): () => void {
  heldHere.add(key)
  return takeInHand(draftLock(key))
}

/** The newest that no other tab holds. Somebody else's on the same device is not read. */
export async function findKept(
  drafts: DraftKeep,
  id: string,
  affiliateId: number,
): Promise<KeptDraft | undefined> {
  const all = (await drafts.list()).filter((kept) => kept.id === id && kept.affiliateId === affiliateId)
  for (const kept of all.toSorted((one, other) => other.keptAt.localeCompare(one.keptAt)))
    if (heldHere.has(keyOf(kept)) || !(await isInHand(draftLock(keyOf(kept))))) return kept
  return undefined
}
