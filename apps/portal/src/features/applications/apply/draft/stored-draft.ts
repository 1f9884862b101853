import type { ApplicationWire } from '@fathom/contract/applications'
import {
  createDraftStore,
  type FoundDraft,
  joinLeft,
  leftBehind,
} from '../../../../shared/draft/draft-store.ts'
import type { DeviceStore } from '../../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../../shared/offline/encrypted-store.ts'
import { FIELD_NAMES, type Fields, fieldsOf, isSame } from './fields.ts'
import { changesIn } from './write-draft.ts'

/** Changes on this device that the server doesn't have yet. The names are those on people's devices. */
export type StoredDraft = {
  affiliateId: number
  /** The changed fields, and the values they are based on. */
  unsaved: { wish: Partial<Fields>; base: Partial<Fields> }
  /**
   * The application's id. Absent, like the fields below, in drafts of an earlier version, which stored them
   * under the id alone.
   */
  id?: string
  /** The key of the visit that typed it, since two tabs may have the same application open. */
  key?: string
  keptAt?: string
}

export type FoundApplication = FoundDraft<StoredDraft>

export const deviceDrafts: DeviceStore<StoredDraft> = deviceEncryptedStore<StoredDraft>('application-drafts')

export const draftLock = (key: string) => `fathom.application.${key}`

type Whose = { id: string; affiliateId: number }

/** What earlier visits left of this application and no other tab has open. */
export async function findStored(
  drafts: DeviceStore<StoredDraft>,
  { id, affiliateId }: Whose,
): Promise<FoundApplication | undefined> {
  const earlier = await drafts.find(id)
  const all = [...(await drafts.list()).filter((stored) => stored.id === id), ...(earlier ? [earlier] : [])]
  const mine = all.filter((stored) => stored.affiliateId === affiliateId)
  const keyOf = ({ key = id }: StoredDraft) => key
  return joinLeft(await leftBehind(mine, (stored) => draftLock(keyOf(stored))), keyOf, joined)
}

/** Undefined if the two visits changed the same field differently. */
function joined(newer: StoredDraft, older: StoredDraft): StoredDraft | undefined {
  const [one, other] = [newer.unsaved, older.unsaved]
  const isConflict = FIELD_NAMES.some(
    (name) => name in one.wish && name in other.wish && !isSame(one.wish[name], other.wish[name]),
  )
  if (isConflict) return undefined
  const unsaved = { wish: { ...other.wish, ...one.wish }, base: { ...other.base, ...one.base } }
  return { ...newer, unsaved }
}

type Visit = Whose & { key: string; from: readonly string[] }

export const storeOf = (drafts: DeviceStore<StoredDraft>, { id, affiliateId, key, from }: Visit) =>
  createDraftStore<
    { content: Fields; base: ApplicationWire; request: never; conflict: string; problem: never },
    StoredDraft
  >({
    records: drafts,
    key,
    from,
    lockOf: draftLock,
    recordOf({ content, base }) {
      const before = base && fieldsOf(base)
      const wish = before ? changesIn(content, before) : content
      const unsaved = { wish, base: before ? changesIn(before, content) : {} }
      return { id, key, affiliateId, unsaved, keptAt: new Date().toISOString() }
    },
  })
