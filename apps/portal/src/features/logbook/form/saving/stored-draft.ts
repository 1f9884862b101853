import type { DiveLog, DiveLogContent, LogStatus, LogType } from '@fathom/domain/logbook'
import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import { leftBehind } from '../../../../shared/offline/draft-claims.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'

/** Changes on this device that the server doesn't have yet. */
export type StoredDraft = {
  id: string
  /**
   * The key of the form that typed it, since two tabs may have the same log open. Absent in drafts of an
   * earlier version.
   */
  key?: string
  affiliateId: number
  logType: LogType
  content: DiveLogContent
  /** What the changes are based on; null if the server has never seen the log. */
  base: DiveLog | null
  keptAt: string
  /** The status it should get once it and its photos are uploaded. */
  wish?: LogStatus | undefined
}

export type DraftKeep = Keep<StoredDraft>

export const deviceDrafts: DraftKeep = deviceKeep<StoredDraft>('dive-drafts')

export const keyOf = ({ id, key = id }: StoredDraft): string => key

export const draftLock = (key: string) => `fathom.dive.${key}`

/** The newest draft that no other tab has open. Drafts of other users on the same device are not read. */
export async function findStored(
  drafts: DraftKeep,
  id: string,
  affiliateId: number,
): Promise<StoredDraft | undefined> {
  const all = (await drafts.list()).filter((kept) => kept.id === id && kept.affiliateId === affiliateId)
  const [newest] = await leftBehind(all, (kept) => draftLock(keyOf(kept)))
  return newest
}
