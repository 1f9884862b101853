import type { I18n } from '../i18n/index.ts'
import { openDatabase } from './database.ts'
import { storageProblem } from './storage-problem.ts'
import { storeChanged } from './store-changes.ts'
import { ENCRYPTED, KEYS, type PersonalStore } from './store-names.ts'
import type { WaitingEntry } from './waiting-list.ts'

type Key = string | [person: number, id: string]

const idOf = (key: Key): string => (typeof key === 'string' ? key : key[1])

/** Entries that couldn't be decrypted when their store was read last. */
const found = new Map<PersonalStore, readonly Key[]>()

/** A saved form stays under such a key, to be opened offline. */
export const isCopy = (id: string): boolean => id.endsWith('.copy')

export const reportUnreadable = (store: PersonalStore, keys: readonly Key[]): void =>
  void found.set(
    store,
    keys.filter((key) => !isCopy(idOf(key))),
  )

type Wanted = { stores: readonly PersonalStore[]; person: number; words: Pick<I18n, 'current'> }

/** BO-05: what nobody can read any more is named, because it may never have been uploaded. */
export async function listUnreadable({ stores, person, words }: Wanted): Promise<WaitingEntry[]> {
  const older = await findOlder(person)
  return stores.flatMap((store) =>
    [...(found.get(store) ?? []), ...older.flatMap(([name, key]) => (name === store ? [key] : []))]
      .filter((key) => typeof key === 'string' || key[0] === person)
      .map((key) => ({
        ...{ id: `unreadable ${store} ${idOf(key)}`, kind: '', since: undefined, to: undefined },
        title: words.current().t('shell.unreadable.title'),
        state: { kind: 'failed', reason: words.current().t('shell.unreadable.text') },
        discard: () => takeUnreadable(store, key),
      })),
  )
}

/** BO-06: what an earlier version stored and this one couldn't encrypt for this person, or can't read. */
async function findOlder(person: number): Promise<(readonly [PersonalStore, string])[]> {
  if (typeof indexedDB === 'undefined' || storageProblem()) return []
  try {
    const database = await openDatabase()
    if (await database.get(KEYS, ENCRYPTED)) return []
    const { olderEntriesOf } = await import('./encrypt-older.ts')
    return [...(await olderEntriesOf(database, person)), ...(await olderEntriesOf(database, undefined))]
  } catch {
    return []
  }
}

async function takeUnreadable(store: PersonalStore, key: Key): Promise<() => Promise<void>> {
  const database = await openDatabase()
  const value: unknown = await database.get(store, key)
  const others = () => (found.get(store) ?? []).filter((each) => idOf(each) !== idOf(key))
  await database.delete(store, key)
  found.set(store, others())
  storeChanged(store)
  return async () => {
    await database.put(store, value, key)
    if (typeof key !== 'string') found.set(store, [...others(), key])
    storeChanged(store)
  }
}
