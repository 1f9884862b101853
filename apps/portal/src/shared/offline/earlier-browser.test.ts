// @vitest-environment node
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { aDeviceForEachTest, openTab } from './device.fixture.ts'
import type { PersonalStore } from './store-names.ts'

aDeviceForEachTest()

/** The stores of version 2.0.121, which had its database as version 7. Three were encrypted, with one key for all. */
const PLAIN: readonly PersonalStore[] = [
  'dive-drafts',
  'dive-photos',
  'lesson-sittings',
  'kept-lessons',
  'kept-cards',
  'kept-faces',
  'application-drafts',
  'application-documents',
]
const ENCRYPTED: readonly PersonalStore[] = ['form-drafts', 'signed-forms', 'kept-answers']
const PEOPLE = [1, 2]

const keyOf = (store: PersonalStore, affiliateId: number) =>
  store === 'kept-answers' ? `${affiliateId}.list` : `${store}-${affiliateId}`
/** An answer of the server is stored as it was, so only its key names the person. */
const entryOf = (store: PersonalStore, affiliateId: number) =>
  store === 'kept-answers'
    ? { answer: [`of ${affiliateId}`] }
    : { affiliateId, typed: `${store} of ${affiliateId}` }

async function aBrowserOfTheFirstRelease(): Promise<void> {
  const database = await openDB('fathom', 7, {
    upgrade(created) {
      for (const name of [...PLAIN, ...ENCRYPTED, 'trust', 'device-key']) created.createObjectStore(name)
    },
  })
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const sealed = async (value: object) => {
    const nonce = crypto.getRandomValues(new Uint8Array(12))
    const plain = new TextEncoder().encode(JSON.stringify(value))
    return { nonce, box: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain) }
  }
  await database.put('device-key', key, 'key')
  await database.put('trust', { keys: ['of the issuer'] }, 'trust')
  for (const person of PEOPLE) {
    for (const store of PLAIN) await database.put(store, entryOf(store, person), keyOf(store, person))
    for (const store of ENCRYPTED)
      await database.put(store, await sealed(entryOf(store, person)), keyOf(store, person))
  }
  database.close()
}

test('[OP-08] a browser of 2.0.121 keeps each entry of each store, for the person it belongs to', async () => {
  await aBrowserOfTheFirstRelease()
  const tab = await openTab()
  for (const person of PEOPLE) {
    tab.setDevicePerson(person)
    for (const store of [...PLAIN, ...ENCRYPTED]) {
      const entries = tab.deviceEncryptedStore(store)
      expect(await entries.list(), store).toEqual([entryOf(store, person)])
      expect(await entries.find(keyOf(store, person)), store).toEqual(entryOf(store, person))
    }
  }
  expect(await tab.deviceStore('trust').find('trust')).toEqual({ keys: ['of the issuer'] })
  expect(tab.storageProblem()).toBeUndefined()
})

test('[OP-08] stores that came later are there after the update', async () => {
  await aBrowserOfTheFirstRelease()
  const tab = await openTab()
  tab.setDevicePerson(1)
  const messages = tab.deviceEncryptedStore<string>('unsent-messages')
  await messages.put('m1', 'typed offline')
  expect(await messages.list()).toEqual(['typed offline'])
  const next = await openTab()
  next.setDevicePerson(1)
  expect(await next.deviceEncryptedStore('unsent-messages').list()).toEqual(['typed offline'])
  expect(tab.storageProblem()).toBeUndefined()
})
