import type { I18n } from '../i18n/index.ts'
import { openDatabase } from './database.ts'
import { storeChanged } from './store-changes.ts'
import type { PersonalStore } from './store-names.ts'
import type { WaitingEntry } from './waiting-list.ts'

type Key = [person: number, id: string]

/** Entries that couldn't be decrypted when their store was read last. */
const found = new Map<PersonalStore, readonly Key[]>()

/** A saved form stays under such a key, to be opened offline. */
export const isCopy = (id: string): boolean => id.endsWith('.copy')

export const reportUnreadable = (store: PersonalStore, keys: readonly Key[]): void =>
  void found.set(
    store,
    keys.filter(([, id]) => !isCopy(id)),
  )

type Wanted = { stores: readonly PersonalStore[]; person: number; words: Pick<I18n, 'current'> }

/** BO-05: what nobody can read any more is named, because it may never have been uploaded. */
export const listUnreadable = ({ stores, person, words }: Wanted): WaitingEntry[] =>
  stores.flatMap((store) =>
    (found.get(store) ?? [])
      .filter(([owner]) => owner === person)
      .map((key) => ({
        ...{ id: `unreadable ${store} ${key[1]}`, kind: '', since: undefined, to: undefined },
        title: words.current().t('shell.unreadable.title'),
        state: { kind: 'failed', reason: words.current().t('shell.unreadable.text') },
        discard: () => takeUnreadable(store, key),
      })),
  )

async function takeUnreadable(store: PersonalStore, key: Key): Promise<() => Promise<void>> {
  const database = await openDatabase()
  const value: unknown = await database.get(store, key)
  const others = () => (found.get(store) ?? []).filter(([, id]) => id !== key[1])
  await database.delete(store, key)
  found.set(store, others())
  storeChanged(store)
  return async () => {
    await database.put(store, value, key)
    found.set(store, [...others(), key])
    storeChanged(store)
  }
}
