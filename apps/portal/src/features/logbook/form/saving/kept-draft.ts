import type { DiveLog, DiveLogContent, LogType } from '@fathom/domain/logbook'
import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'

/** What the server does not have yet, on this device. */
export type KeptDraft = {
  id: string
  affiliateId: number
  logType: LogType
  content: DiveLogContent
  /** What the changes start from; null while the server has never seen the log. */
  base: DiveLog | null
  keptAt: string
}

export type DraftKeep = Keep<KeptDraft>

export const deviceDrafts: DraftKeep = deviceKeep<KeptDraft>('dive-drafts')

/** Held while the log is open in a form. */
export const draftLock = (id: string) => `fathom.dive.${id}`

/** Somebody else's on the same device is not read. */
export async function findKept(
  drafts: DraftKeep,
  id: string,
  affiliateId: number,
): Promise<KeptDraft | undefined> {
  const kept = await drafts.find(id)
  return kept?.affiliateId === affiliateId ? kept : undefined
}
