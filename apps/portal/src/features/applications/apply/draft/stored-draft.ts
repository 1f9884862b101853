import { deviceKeep } from '../../../../shared/offline/device-keep.ts'
import { leftBehind } from '../../../../shared/offline/draft-claims.ts'
import type { Keep } from '../../../../shared/offline/keep.ts'
import type { Unsaved } from './unsaved.ts'

/** What the server does not have yet, on this device. */
export type StoredDraft = {
  affiliateId: number
  unsaved: Unsaved
  /** Of the application. Absent, as the rest is, where an earlier portal kept it: under the id alone. */
  id?: string
  /** Of the visit that typed it: two tabs may hold one application. */
  key?: string
  keptAt?: string
}

export const deviceDrafts: Keep<StoredDraft> = deviceKeep<StoredDraft>('application-drafts')

export const draftLock = (key: string) => `fathom.application.${key}`

type Left = { key: string; unsaved: Unsaved }

/** What other visits left of this application and no other tab holds, the newest first. */
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
