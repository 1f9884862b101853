import { newId } from '../../../../shared/new-id.ts'
import type { DraftSnapshot } from './draft-state.ts'
import { type FormKeep, formLock, isUnsent, type StoredForm, storedFormKey } from './stored-form.ts'

type Held = Omit<StoredForm, 'key' | 'keptAt' | 'base' | 'answers'>

/**
 * Stores one visit's form on the device: unsent answers under a key of this visit, sent ones as one shared
 * copy. A draft that was found earlier moves to the new key, and its old entry is deleted only after that.
 */
export function holdForm(forms: FormKeep, held: Held, from: readonly string[]) {
  const key = `${storedFormKey(held)}.${newId()}`
  const copy = `${storedFormKey(held)}.copy`
  let toLeave = from
  let last: Promise<void> = Promise.resolve()
  const write = async ({ base, answers }: Pick<DraftSnapshot, 'base' | 'answers'>) => {
    const kept = { ...held, base, answers, keptAt: new Date().toISOString() }
    if (isUnsent(kept)) await forms.put(key, { ...kept, key })
    else {
      await forms.put(copy, { ...kept, key: copy })
      await forms.remove(key)
    }
    for (const left of toLeave) await forms.remove(left)
    toLeave = []
  }
  return {
    lock: formLock(key),
    /**
     * Writes one after another: encryption takes time, and an older snapshot must not overwrite a newer one.
     */
    keep(snapshot: Pick<DraftSnapshot, 'base' | 'answers'>): Promise<void> {
      last = last.catch(() => undefined).then(() => write(snapshot))
      return last
    },
  }
}
