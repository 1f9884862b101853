import type { ApplicationWire } from '@fathom/contract/applications'
import {
  createDraftStore,
  type FoundDraft,
  joinLeft,
  leftBehind,
} from '../../../../shared/draft/draft-store.ts'
import type { DeviceStore } from '../../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../../shared/offline/encrypted-store.ts'
import { storedAs } from '../../../../shared/offline/stored-as.ts'
import { FIELD_NAMES, type Fields, fieldsOf, isSame } from './fields.ts'
import { changesIn } from './write-draft.ts'

/** Changes on this device that the server doesn't have yet. */
export type StoredDraft = {
  affiliateId: number
  /** The changed fields, and the values they are based on. */
  unsaved: { changed: Partial<Fields>; base: Partial<Fields> }
  /**
   * The application's id. Absent, like the fields below, in drafts of an earlier version, which stored them
   * under the id alone.
   */
  id?: string
  /** The key of the visit that typed it, since two tabs may have the same application open. */
  key?: string
  savedAt?: string
}

export type FoundApplication = FoundDraft<StoredDraft>

/** As it is on people's devices. */
type DraftRecord = Omit<StoredDraft, 'savedAt' | 'unsaved'> & {
  keptAt?: string
  unsaved: { wish: Partial<Fields>; base: Partial<Fields> }
}

const asStored = {
  toStored: ({ savedAt, unsaved: { changed, base }, ...rest }: StoredDraft): DraftRecord => ({
    ...rest,
    ...(savedAt !== undefined && { keptAt: savedAt }),
    unsaved: { wish: changed, base },
  }),
  fromStored: ({ keptAt, unsaved: { wish, base }, ...rest }: DraftRecord): StoredDraft => ({
    ...rest,
    ...(keptAt !== undefined && { savedAt: keptAt }),
    unsaved: { changed: wish, base },
  }),
}

export const deviceDrafts: DeviceStore<StoredDraft> = storedAs(
  deviceEncryptedStore<DraftRecord>('application-drafts'),
  asStored,
)

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
    (name) => name in one.changed && name in other.changed && !isSame(one.changed[name], other.changed[name]),
  )
  if (isConflict) return undefined
  const unsaved = { changed: { ...other.changed, ...one.changed }, base: { ...other.base, ...one.base } }
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
      const changed = before ? changesIn(content, before) : content
      const unsaved = { changed, base: before ? changesIn(before, content) : {} }
      return { id, key, affiliateId, unsaved, savedAt: new Date().toISOString() }
    },
  })
