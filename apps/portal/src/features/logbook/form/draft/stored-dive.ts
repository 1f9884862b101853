import {
  contentOf,
  type DiveLog,
  type DiveLogContent,
  type LogStatus,
  type LogType,
} from '@fathom/domain/logbook'
import {
  createDraftStore,
  type FoundDraft,
  joinLeft,
  leftBehind,
} from '../../../../shared/draft/draft-store.ts'
import type { DraftStore } from '../../../../shared/draft/draft-types.ts'
import type { DeviceStore } from '../../../../shared/offline/device-store.ts'
import { deviceEncryptedStore } from '../../../../shared/offline/encrypted-store.ts'
import { markedStore } from '../../../../shared/offline/pending-marks.ts'
import { storedAs } from '../../../../shared/offline/stored-as.ts'
import type { DiveTypes } from './dive-draft.ts'
import { merge } from './merge.ts'

/** Changes on this device that the server doesn't have yet. */
export type StoredDive = {
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
  savedAt: string
  /** The status it should get once it and its photos are uploaded. */
  request?: LogStatus | undefined
  /** The server said that the log was deleted. A clock that is wrong can't tell. */
  isGone?: true
}

export type DiveStore = DeviceStore<StoredDive>
export type FoundDive = FoundDraft<StoredDive>

/** As it is on people's devices. */
type DiveRecord = Omit<StoredDive, 'savedAt' | 'request'> & { keptAt: string; wish?: LogStatus | undefined }

const asStored = {
  toStored: ({ savedAt, request, ...rest }: StoredDive): DiveRecord => ({
    ...rest,
    keptAt: savedAt,
    wish: request,
  }),
  fromStored: ({ keptAt, wish, ...rest }: DiveRecord): StoredDive => ({
    ...rest,
    savedAt: keptAt,
    request: wish,
  }),
}

export const deviceDives: DiveStore = markedStore(
  storedAs(deviceEncryptedStore<DiveRecord>('dive-drafts'), asStored),
  'dives.waiting',
)

export const keyOf = ({ id, key = id }: StoredDive): string => key

/** What a form left unsaved of a published dive waits for its diver; the rest is sent on its own. */
export const isReady = ({ base, request }: StoredDive): boolean =>
  base?.status !== 'Published' || request !== undefined

export const diveLock = (key: string) => `fathom.dive.${key}`

/** What earlier visits left of a log and no other tab has open. Drafts of other users are not read. */
export async function findStored(
  dives: DiveStore,
  id: string,
  affiliateId: number,
): Promise<FoundDive | undefined> {
  const all = (await dives.list()).filter((stored) => stored.id === id && stored.affiliateId === affiliateId)
  return joinLeft(await leftBehind(all, (stored) => diveLock(keyOf(stored))), keyOf, joined)
}

/**
 * Undefined if the two visits changed the same field differently. A log that is to be published, or that the
 * server has never seen, is sent on its own.
 */
function joined(newer: StoredDive, older: StoredDive): StoredDive | undefined {
  if (!older.base || older.request) return undefined
  const both = merge(contentOf(older.base), older.content, newer.content)
  return both.conflicts.length > 0 ? undefined : { ...newer, content: both.mine }
}

type Visit = Pick<StoredDive, 'id' | 'affiliateId' | 'logType'> & { key: string; from?: readonly string[] }

export const storeOf = (
  dives: DiveStore,
  { id, affiliateId, logType, key, from = [] }: Visit,
): DraftStore<DiveTypes> =>
  createDraftStore<DiveTypes, StoredDive>({
    records: dives,
    key,
    from,
    lockOf: diveLock,
    recordOf: ({ content, base, request }) => ({
      id,
      key,
      affiliateId,
      logType,
      content,
      base: base ?? null,
      savedAt: new Date().toISOString(),
      request,
    }),
  })
