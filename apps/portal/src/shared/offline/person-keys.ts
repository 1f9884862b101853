import type { IDBPDatabase } from 'idb'
import { createKey } from './sealed-value.ts'
import { KEYS } from './store-names.ts'

const nameOf = (person: number) => `person.${person}`

const known = new Map<number, Promise<CryptoKey>>()

async function findOrCreate(database: IDBPDatabase, person: number): Promise<CryptoKey> {
  const found: CryptoKey | undefined = await database.get(KEYS, nameOf(person))
  if (found) return found
  const made = await createKey()
  // If two tabs create a key at once, the first one counts for both.
  const transaction = database.transaction(KEYS, 'readwrite')
  const first: CryptoKey | undefined = await transaction.store.get(nameOf(person))
  if (!first) await transaction.store.put(made, nameOf(person))
  await transaction.done
  return first ?? made
}

/** The key of this person on this device; it is created with the first use. */
export function keyOf(database: IDBPDatabase, person: number): Promise<CryptoKey> {
  const key = known.get(person) ?? findOrCreate(database, person)
  known.set(person, key)
  key.catch(() => known.delete(person))
  return key
}

const signerOf = (person: number) => `sign.${person}`

/**
 * The key pair with which this person signs on this device; it is created with the first use. The private key
 * can't leave the browser. Rejects where the browser has no Ed25519.
 */
export async function signingPairOf(database: IDBPDatabase, person: number): Promise<CryptoKeyPair> {
  const found: CryptoKeyPair | undefined = await database.get(KEYS, signerOf(person))
  if (found) return found
  const { privateKey, publicKey } = await createSigningPair()
  const transaction = database.transaction(KEYS, 'readwrite')
  const first: CryptoKeyPair | undefined = await transaction.store.get(signerOf(person))
  if (!first) await transaction.store.put({ privateKey, publicKey }, signerOf(person))
  await transaction.done
  return first ?? { privateKey, publicKey }
}

/** The next use creates another one. */
export const destroySigningPair = (database: IDBPDatabase, person: number): Promise<void> =>
  database.delete(KEYS, signerOf(person))

export const createSigningPair = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']) as Promise<CryptoKeyPair>

/** From now on nobody can read what this person has stored here. */
export async function destroyKey(database: IDBPDatabase, person: number): Promise<void> {
  known.delete(person)
  await database.delete(KEYS, nameOf(person))
  await destroySigningPair(database, person)
}

export const forgetKeys = (): void => known.clear()
