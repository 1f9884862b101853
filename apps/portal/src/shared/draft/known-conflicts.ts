import { useEffect } from 'react'
import { storeChanged } from '../offline/store-changes.ts'
import type { PersonalStore } from '../offline/store-names.ts'
import type { Difference } from '../offline/waiting-list.ts'

/** In memory only: the other device's values are nobody's draft here. */
const known = new Map<string, readonly Difference[]>()

/** The conflict that an open form has found in this draft, for the list of what waits. */
export const knownConflict = (draft: string): readonly Difference[] | undefined => known.get(draft)

/** Remembers a conflict beyond the visit of its form. Undefined: there is none. */
export function useKnownConflict(
  store: PersonalStore,
  draft: string,
  differences: readonly Difference[] | undefined,
): void {
  // The same words are the same conflict.
  const words = JSON.stringify(differences)
  useEffect(() => {
    if (differences) known.set(draft, differences)
    else if (!known.delete(draft)) return
    storeChanged(store)
  }, [store, draft, words])
}
