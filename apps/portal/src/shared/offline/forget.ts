import { openDatabase } from './database.ts'
import { olderEntriesOf } from './encrypt-older.ts'
import { entriesOf } from './encrypted-store.ts'
import { destroyKey, forgetKeys } from './person-keys.ts'
import { PERSONAL_STORES, type PersonalStore, STORE_NAMES } from './store-names.ts'

/** What these stores have may not be on the server yet; all others have copies. */
const UNSENT_STORES: readonly PersonalStore[] = [
  'dive-drafts',
  'dive-photos',
  'dive-deletes',
  'lesson-sittings',
  'exam-sittings',
  'practice-reviews',
  'unsent-messages',
  'unsent-attendance',
  'note-drafts',
  'application-drafts',
  'application-documents',
  'form-drafts',
  'signed-forms',
]

/** A saved form stays under such a key, to be opened offline. */
const isCopy = (id: string): boolean => id.endsWith('.copy')

/** How many entries would be lost: those of one person, or of everyone who uses this device. */
export async function countUnsent(person?: number): Promise<number> {
  const database = await openDatabase()
  const range = person === undefined ? undefined : entriesOf(person)
  const transaction = database.transaction(UNSENT_STORES)
  const keys = await Promise.all(UNSENT_STORES.map((name) => transaction.objectStore(name).getAllKeys(range)))
  return keys.flat().filter((key) => !isCopy(String(Array.isArray(key) ? key[1] : key))).length
}

/**
 * Removes everything that this device stores of a person. Without the key nobody can read it, so the key goes
 * first. Returns whether nobody else has anything here.
 */
export async function forgetPerson(person: number): Promise<boolean> {
  const database = await openDatabase()
  await destroyKey(database, person)
  const older = await olderEntriesOf(database, person)
  const transaction = database.transaction(PERSONAL_STORES, 'readwrite')
  const stores = PERSONAL_STORES.map((name) => transaction.objectStore(name))
  const left = await Promise.all(
    stores.map(async (store) => {
      await store.delete(entriesOf(person))
      for (const [name, key] of older) if (name === store.name) await store.delete(key)
      return store.count()
    }),
  )
  await transaction.done
  return left.every((count) => count === 0)
}

/** Removes everything that this device stores, of everyone. */
export async function forgetEveryone(): Promise<void> {
  forgetKeys()
  const database = await openDatabase()
  const transaction = database.transaction(STORE_NAMES, 'readwrite')
  await Promise.all(STORE_NAMES.map((name) => transaction.objectStore(name).clear()))
  await transaction.done
}
