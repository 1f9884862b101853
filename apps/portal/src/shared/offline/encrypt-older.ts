import type { IDBPDatabase } from 'idb'
import { keyOf } from './person-keys.ts'
import { type Sealed, seal, unseal } from './sealed-value.ts'
import { ENCRYPTED, KEYS, PERSONAL_STORES, type PersonalStore } from './store-names.ts'

/** Earlier versions encrypted some stores, with one key for the whole browser. */
const BROWSER_KEY = 'key'

const isBox = (value: unknown): value is Sealed =>
  typeof value === 'object' && value !== null && 'box' in value && 'nonce' in value

/** Undefined if nobody can decrypt it any more. */
async function readOlder(value: unknown, key: CryptoKey | undefined): Promise<unknown> {
  if (!isBox(value)) return value
  if (!key) return undefined
  return JSON.parse(new TextDecoder().decode(await unseal(key, value)))
}

/** Every value names its person, apart from stored answers, whose key does. */
function ownerOf(value: unknown, key: string): number | undefined {
  const owner = (value as { affiliateId?: unknown } | null | undefined)?.affiliateId
  if (typeof owner === 'number') return owner
  const [, inKey] = /^(\d+)\./.exec(key) ?? []
  return inKey === undefined || value === undefined ? undefined : Number(inKey)
}

/** Reads and encrypts first, because a transaction doesn't wait for that. */
async function encryptOne(
  database: IDBPDatabase,
  store: PersonalStore,
  key: string,
  browserKey: CryptoKey | undefined,
): Promise<void> {
  const value = await readOlder(await database.get(store, key), browserKey)
  const owner = ownerOf(value, key)
  const sealed = owner === undefined ? undefined : await seal(await keyOf(database, owner), value)
  const transaction = database.transaction(store, 'readwrite')
  // Another tab may have done it meanwhile, and its person may have changed the value since.
  if (sealed && owner !== undefined && (await transaction.store.getKey(key)) !== undefined)
    await transaction.store.put(sealed, [owner, key])
  await transaction.store.delete(key)
  await transaction.done
}

/**
 * Encrypts what earlier versions of the portal stored, for the person it belongs to. Returns whether all of it
 * is done; the rest stays as it was and is tried again when the portal opens next.
 */
export async function encryptOlder(database: IDBPDatabase): Promise<boolean> {
  if (!globalThis.crypto?.subtle || (await database.get(KEYS, ENCRYPTED))) return true
  const browserKey: CryptoKey | undefined = await database.get(KEYS, BROWSER_KEY)
  let isDone = true
  for (const store of PERSONAL_STORES) {
    const keys = await database.getAllKeys(store)
    for (const key of keys.filter((each) => typeof each === 'string'))
      await encryptOne(database, store, key, browserKey).catch((cause: unknown) => {
        console.warn(`an older entry of ${store} was not encrypted`, cause)
        isDone = false
      })
  }
  if (!isDone) return false
  const transaction = database.transaction(KEYS, 'readwrite')
  await transaction.store.delete(BROWSER_KEY)
  await transaction.store.put(true, ENCRYPTED)
  await transaction.done
  return true
}

/** What is left of a person, or of nobody we know, because it couldn't be encrypted. */
export async function olderEntriesOf(
  database: IDBPDatabase,
  person: number | undefined,
): Promise<(readonly [store: PersonalStore, key: string])[]> {
  if (await database.get(KEYS, ENCRYPTED)) return []
  const browserKey: CryptoKey | undefined = await database.get(KEYS, BROWSER_KEY)
  const found: (readonly [PersonalStore, string])[] = []
  for (const store of PERSONAL_STORES)
    for (const key of (await database.getAllKeys(store)).filter((each) => typeof each === 'string')) {
      const value = await readOlder(await database.get(store, key), browserKey).catch(() => undefined)
      if (ownerOf(value, key) === person) found.push([store, key])
    }
  return found
}
