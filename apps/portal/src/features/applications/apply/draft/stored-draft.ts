import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import { leftBehind } from '../../../../shared/offline/draft-claims.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'
import type { Unsaved } from './unsaved.ts'

/** Changes on this device that the server doesn't have yet. */
export type StoredDraft = {
  affiliateId: number
  unsaved: Unsaved
  /**
   * The application's id. Absent, like the fields below, in drafts of an earlier version, which stored them
   * under the id alone.
   */
  id?: string
  /** The key of the visit that typed it, since two tabs may have the same application open. */
  key?: string
  keptAt?: string
}

export const deviceDrafts: Keep<StoredDraft> = deviceKeep<StoredDraft>('application-drafts')

export const draftLock = (key: string) => `fathom.application.${key}`

type Left = { key: string; unsaved: Unsaved }

/** Drafts of this application that other visits left and no other tab has open, newest first. */
export async function listLeft(
  drafts: Keep<StoredDraft>,
  { id, affiliateId, key: own }: { id: string; affiliateId: number; key: string },
): Promise<Left[]> {
  const earlier = await drafts.find(id)
  const all = [...(await drafts.list()).filter((kept) => kept.id === id), ...(earlier ? [earlier] : [])]
  const others = all
    .filter((kept) => kept.affiliateId === affiliateId && kept.key !== own)
    .map(({ key = id, ...kept }) => ({ ...kept, key }))
  return leftBehind(others, ({ key }) => draftLock(key))
}
