import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCaches } from '../../shared/offline/caches.fixture.ts'
import { aDeviceForEachTest, openTab } from '../../shared/offline/device.fixture.ts'

aDeviceForEachTest()
beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/** A device on which two people have a draft, a copy and marks; the first one is signed in. */
async function aSharedDevice() {
  const tab = await openTab()
  for (const person of [2, 1]) {
    tab.setDevicePerson(person)
    await tab.deviceEncryptedStore('dive-drafts').put('d', { notes: `of ${person}` })
    await tab.deviceEncryptedStore('form-drafts').put(`${person}.medical.copy`, { saved: true })
    await tab.deviceEncryptedStore('kept-answers').put('a', { name: `of ${person}` })
    localStorage.setItem(`fathom.sign-again.${person}`, '1')
  }
  await tab.deviceStore('trust').put('store', { issuers: [] })
  localStorage.setItem('dives.waiting', '1')
  localStorage.setItem('fathom.unit', 'Imperial')
  localStorage.setItem('fathom.application.7', 'you you')
  localStorage.setItem('fathom.theme', 'dark')
  localStorage.setItem('fathom.browser', 'b'.repeat(16))
  localStorage.setItem('fathom.install.first-day', '2026-11-01')
  const { deviceDataOf } = await import('./forget-device.ts')
  const left = async () => {
    const database = await tab.openDatabase()
    const names = [...database.objectStoreNames]
    const keys = await Promise.all(names.map(async (name) => [name, await database.getAllKeys(name)]))
    return Object.fromEntries(keys.filter(([, each]) => each && each.length > 0))
  }
  return { tab, deviceDataOf, left }
}

test('[BO-05] only what the server does not have counts as unsent, and only that of the person', async () => {
  const { tab, deviceDataOf } = await aSharedDevice()
  expect(await deviceDataOf(1).countUnsent()).toBe(1)
  await tab.deviceEncryptedStore('unsent-messages').put('m', {})
  expect(await deviceDataOf(1).countUnsent()).toBe(2)
  expect(await deviceDataOf(2).countUnsent()).toBe(1)
  expect(await deviceDataOf(undefined).countUnsent()).toBe(0)
})

test('[BO-06] signing out removes everything of the person and the key; the other person loses nothing', async () => {
  const { deviceDataOf, left } = await aSharedDevice()
  await deviceDataOf(1).forgetPerson()
  expect(await left()).toEqual({
    'dive-drafts': [[2, 'd']],
    'form-drafts': [[2, '2.medical.copy']],
    'kept-answers': [[2, 'a']],
    'device-key': ['encrypted', 'person.2'],
    trust: ['store'],
  })
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'dives.waiting',
    'fathom.browser',
    'fathom.install.first-day',
    'fathom.sign-again.2',
    'fathom.theme',
  ])
})

test('[BO-06] the last person who signs out leaves no mark either', async () => {
  const { deviceDataOf } = await aSharedDevice()
  await deviceDataOf(2).forgetPerson()
  await deviceDataOf(1).forgetPerson()
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'fathom.browser',
    'fathom.install.first-day',
    'fathom.theme',
  ])
})

test('[BO-06] what a form stores after the sign-out stays nowhere', async () => {
  const { tab, deviceDataOf, left } = await aSharedDevice()
  await deviceDataOf(1).forgetPerson()
  await tab.deviceEncryptedStore('dive-drafts').put('late', { notes: 'late' })
  expect((await left())['dive-drafts']).toEqual([[2, 'd']])
})

test('[BO-06] an entry of an older version that could not be encrypted is removed too', async () => {
  const { tab, deviceDataOf, left } = await aSharedDevice()
  const database = await tab.openDatabase()
  await database.delete('device-key', 'encrypted')
  await database.put('dive-drafts', { affiliateId: 1 }, 'plain')
  await database.put('dive-drafts', { affiliateId: 2 }, 'other')
  await deviceDataOf(1).forgetPerson()
  expect((await left())['dive-drafts']).toEqual(['other', [2, 'd']])
})

test('[BO-06] forgetting the device removes everything of everyone', async () => {
  const { deviceDataOf, left } = await aSharedDevice()
  sessionStorage.setItem('fathom.draft', 'x')
  await deviceDataOf(1).forgetDevice()
  expect(await left()).toEqual({})
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

test('a database that cannot be opened does not hold up the sign-out', async () => {
  const { deviceDataOf, tab } = await aSharedDevice()
  ;(await tab.openDatabase()).close()
  vi.spyOn(console, 'warn').mockReturnValue()
  await deviceDataOf(1).forgetPerson()
  expect(localStorage.getItem('fathom.unit')).toBeNull()
  expect(localStorage.getItem('dives.waiting')).toBe('1')
})

test('[BO-05] [BO-06] a shared file is encrypted for the person who is signed in, and counts at sign-out', async () => {
  vi.stubGlobal('caches', fakeCaches())
  const { deviceDataOf, left } = await aSharedDevice()
  const { hasSharedFiles, storeSharedFiles } = await import('../../shared/offline/shared-files.ts')
  await storeSharedFiles(caches, [new File(['x'], 'boat.fit')])
  expect(await deviceDataOf(1).countUnsent()).toBe(2)
  expect(await hasSharedFiles()).toBe(false)
  expect((await left())['shared-files']).toEqual([[1, expect.any(String)]])
  await deviceDataOf(1).forgetPerson()
  expect((await left())['shared-files']).toBeUndefined()
  vi.stubGlobal('caches', undefined)
})

test('[BO-06] shared files that nobody took go with the person who signs out, and with the device', async () => {
  const dropped: string[] = []
  vi.stubGlobal('caches', { delete: async (name: string) => dropped.push(name) })
  const { deviceDataOf } = await aSharedDevice()
  await deviceDataOf(1).forgetPerson()
  await deviceDataOf(2).forgetDevice()
  expect(dropped).toEqual(['fathom-shared-files', 'fathom-shared-files'])
  vi.unstubAllGlobals()
})
