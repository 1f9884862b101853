import { newId } from '../../../../shared/new-id.ts'
import type { DraftSnapshot } from './draft-state.ts'
import { type FormKeep, formLock, isUnsent, type StoredForm, storedFormKey } from './stored-form.ts'

type Held = Omit<StoredForm, 'key' | 'keptAt' | 'base' | 'answers'>

/**
 * The place of one visit on the device. What the server does not have lies there for this visit alone; what it has, as
 * one copy for all. What was found here moves in, and its old place is given up only then.
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
    /** One after the other: sealing takes its time, and an earlier word must not come to lie over a later one. */
    keep(snapshot: Pick<DraftSnapshot, 'base' | 'answers'>): Promise<void> {
      last = last.catch(() => undefined).then(() => write(snapshot))
      return last
    },
  }
}
