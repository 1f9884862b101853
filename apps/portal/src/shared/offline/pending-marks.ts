import { openDatabase } from './database.ts'
import type { DeviceStore } from './device-store.ts'
import type { PersonalStore } from './store-names.ts'

/** Says in localStorage that a store has entries, so that no page opens it in vain. */
export type PendingMark =
  | 'forms.signed-waiting'
  | 'lessons.waiting'
  | 'exams.waiting'
  | 'practice.waiting'
  | 'messages.waiting'
  | 'attendance.waiting'
  | 'notes.waiting'
  | 'dives.waiting'
  | 'dive-photos.waiting'
  | 'dive-deletes.waiting'
  | 'confirmations.waiting'

/** Earlier versions stored dives and photos without a mark, so a missing one says nothing. */
const ONCE_UNMARKED = new Map<PendingMark, PersonalStore>([
  ['dives.waiting', 'dive-drafts'],
  ['dive-photos.waiting', 'dive-photos'],
])

const markedStores = new Map<PendingMark, Pick<DeviceStore<unknown>, 'list' | 'isUsed'>>()

export const isMarked = (mark: PendingMark): boolean => localStorage.getItem(mark) === '1'

/** Whether only the store can tell. */
export const isUnknown = (mark: PendingMark): boolean =>
  ONCE_UNMARKED.has(mark) && localStorage.getItem(mark) === null

/** Whether something may be stored, without opening the store. */
export const mayBePending = (mark: PendingMark): boolean => isMarked(mark) || isUnknown(mark)

/** Looks into the database where a missing mark says nothing. On a new device this saves loading the logbook's code. */
export async function settleUnknown(): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  for (const [mark, store] of ONCE_UNMARKED) {
    if (!isUnknown(mark)) continue
    const isUsed = (await (await openDatabase()).count(store)) > 0
    // Something may have been stored meanwhile.
    if (isUnknown(mark)) localStorage.setItem(mark, isUsed ? '1' : '0')
  }
}

/** Corrects the mark by looking into the store. */
export async function refreshMark(mark: PendingMark): Promise<void> {
  const store = markedStores.get(mark)
  if (!store) return
  // What another person left here waits for that person.
  const isUsed = store.isUsed ? await store.isUsed() : (await store.list()).length > 0
  if (isUsed) localStorage.setItem(mark, '1')
  else if (ONCE_UNMARKED.has(mark)) localStorage.setItem(mark, '0')
  else localStorage.removeItem(mark)
}

/** A store that sets its mark while it has entries. */
export function markedStore<Value>(store: DeviceStore<Value>, mark: PendingMark): DeviceStore<Value> {
  markedStores.set(mark, store)
  return {
    ...store,
    async put(key, value) {
      // Before, because the tab may be closed in a moment; and after, because a removal may have looked meanwhile.
      localStorage.setItem(mark, '1')
      await store.put(key, value)
      localStorage.setItem(mark, '1')
    },
    async remove(key) {
      await store.remove(key)
      await refreshMark(mark)
    },
  }
}
