import type { DiveLog, DiveLogContent, LogStatus, LogType } from '@fathom/domain/logbook'
import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import { leftBehind } from '../../../../shared/offline/draft-claims.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'

/** What the server does not have yet, on this device. */
export type StoredDraft = {
  id: string
  /** Of the form that typed it: two tabs may hold one log. Absent where an earlier portal kept it. */
  key?: string
  affiliateId: number
  logType: LogType
  content: DiveLogContent
  /** What the changes start from; null while the server has never seen the log. */
  base: DiveLog | null
  keptAt: string
  /** What it is to become once it and its photos are through. */
  wish?: LogStatus | undefined
}

export type DraftKeep = Keep<StoredDraft>

export const deviceDrafts: DraftKeep = deviceKeep<StoredDraft>('dive-drafts')

export const keyOf = ({ id, key = id }: StoredDraft): string => key

export const draftLock = (key: string) => `fathom.dive.${key}`

/** The newest that no other tab holds. Somebody else's on the same device is not read. */
export async function findStored(
  drafts: DraftKeep,
  id: string,
  affiliateId: number,
): Promise<StoredDraft | undefined> {
  const all = (await drafts.list()).filter((kept) => kept.id === id && kept.affiliateId === affiliateId)
  const [newest] = await leftBehind(all, (kept) => draftLock(keyOf(kept)))
  return newest
}
