import type { Keep } from '../keep.ts'
import type { WaitingMark } from './waiting-mark.ts'

/** A store that sets its marker while it has entries. */
export const markedKeep = <Value>(keep: Keep<Value>, mark: WaitingMark): Keep<Value> => ({
  ...keep,
  async put(key, value) {
    await keep.put(key, value)
    localStorage.setItem(mark, '1')
  },
  async remove(key) {
    await keep.remove(key)
    if ((await keep.list()).length === 0) localStorage.removeItem(mark)
  },
})
