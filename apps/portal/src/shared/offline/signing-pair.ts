import { openDatabase } from './database.ts'
import { devicePerson } from './device-person.ts'
import { createSigningPair, destroySigningPair, signingPairOf } from './person-keys.ts'

const inMemory = new Map<number, Promise<CryptoKeyPair>>()

/** Lasts as long as the page: where the browser blocks storage. */
function pairOfPage(person: number): Promise<CryptoKeyPair> {
  const pair = inMemory.get(person) ?? createSigningPair()
  inMemory.set(person, pair)
  return pair
}

/** The key pair with which this person signs on this device, until they sign out. */
export async function signingPair(person: number): Promise<CryptoKeyPair> {
  if (typeof indexedDB === 'undefined') return pairOfPage(person)
  const database = await openDatabase().catch(() => undefined)
  // A call that ends after the sign-out must not leave a key here.
  if (devicePerson() !== person) throw new Error('this person is not signed in on this device')
  return database ? signingPairOf(database, person) : pairOfPage(person)
}

/** From now on this person signs with another key on this device. */
export async function replaceSigningPair(person: number): Promise<void> {
  inMemory.delete(person)
  if (typeof indexedDB === 'undefined') return
  const database = await openDatabase().catch(() => undefined)
  if (database) await destroySigningPair(database, person)
}
