import type { Keep } from './keep.ts'

/** Says in localStorage that a store has entries, so that no page opens it in vain. */
export type PendingMark = 'forms.signed-waiting' | 'lessons.waiting' | 'dives.waiting' | 'dive-photos.waiting'

/** Earlier versions stored dives and photos without a mark, so a missing one says nothing. */
const ONCE_UNMARKED = new Set<PendingMark>(['dives.waiting', 'dive-photos.waiting'])

const stores = new Map<PendingMark, Pick<Keep<unknown>, 'list'>>()

export const isMarked = (mark: PendingMark): boolean => localStorage.getItem(mark) === '1'

/** Whether something may be stored, without opening the store. */
export const mayBePending = (mark: PendingMark): boolean =>
  isMarked(mark) || (ONCE_UNMARKED.has(mark) && localStorage.getItem(mark) === null)

/** Corrects the mark by looking into the store. */
export async function refreshMark(mark: PendingMark): Promise<void> {
  const store = stores.get(mark)
  if (!store) return
  if ((await store.list()).length > 0) localStorage.setItem(mark, '1')
  else if (ONCE_UNMARKED.has(mark)) localStorage.setItem(mark, '0')
  else localStorage.removeItem(mark)
}

/** A store that sets its mark while it has entries. */
export function markedKeep<Value>(keep: Keep<Value>, mark: PendingMark): Keep<Value> {
  stores.set(mark, keep)
  return {
    ...keep,
    async put(key, value) {
      // Before, because the tab may be closed in a moment; and after, because a removal may have looked meanwhile.
      localStorage.setItem(mark, '1')
      await keep.put(key, value)
      localStorage.setItem(mark, '1')
    },
    async remove(key) {
      await keep.remove(key)
      await refreshMark(mark)
    },
  }
}
