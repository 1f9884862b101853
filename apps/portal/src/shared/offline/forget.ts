import { openDatabase } from './database.ts'
import { olderEntriesOf } from './encrypt-older.ts'
import { entriesOf } from './encrypted-store.ts'
import { destroyKey, forgetKeys } from './person-keys.ts'
import { PERSONAL_STORES, type PersonalStore, STORE_NAMES } from './store-names.ts'
import { isCopy } from './unreadable.ts'

/** How many entries these stores have: of one person, or of everyone but that person. Nothing is decrypted. */
export async function countEntries(
  stores: readonly PersonalStore[],
  whose: { person: number } | { except: number | undefined },
): Promise<number> {
  const transaction = (await openDatabase()).transaction(stores)
  const range = 'person' in whose ? entriesOf(whose.person) : undefined
  const keys = await Promise.all(stores.map((name) => transaction.objectStore(name).getAllKeys(range)))
  const isMeant = (key: IDBValidKey) => {
    const [person, id] = Array.isArray(key) ? key : [undefined, key]
    return !isCopy(String(id)) && ('person' in whose || person === undefined || person !== whose.except)
  }
  return keys.flat().filter(isMeant).length
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
