// @vitest-environment node
import { openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { aDeviceForEachTest, openTab } from './device.fixture.ts'

aDeviceForEachTest()
afterEach(() => void vi.restoreAllMocks())

const OLDER_STORES = ['dive-drafts', 'dive-photos', 'kept-cards', 'form-drafts', 'kept-answers', 'device-key']

/** The database as version 12 of it left it: most stores in plain, some with one key for the browser. */
async function anOlderDevice() {
  const older = await openDB('fathom', 12, {
    upgrade(database) {
      for (const name of OLDER_STORES) database.createObjectStore(name)
    },
  })
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const boxOf = async (value: unknown) => {
    const nonce = crypto.getRandomValues(new Uint8Array(12))
    const plain = new TextEncoder().encode(JSON.stringify(value))
    return { nonce, box: await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, plain) }
  }
  await older.put('device-key', key, 'key')
  await older.put('dive-drafts', { id: 'd1', affiliateId: 1, content: { notes: 'planted' } }, 'd1')
  await older.put('dive-drafts', { id: 'd2', affiliateId: 2, content: { notes: 'planted' } }, 'd2')
  await older.put('dive-photos', { id: 'p1', logId: 'd1', affiliateId: 1, file: new Blob(['planted']) }, 'p1')
  await older.put('form-drafts', await boxOf({ affiliateId: 1, form: 'medical' }), '1.medical.copy')
  await older.put('kept-answers', await boxOf({ key: '1.list', answer: ['planted'] }), '1.list')
  return older
}

test('[BO-06] what an older version stored is encrypted for its person, and nothing is lost', async () => {
  ;(await anOlderDevice()).close()
  const tab = await openTab()
  tab.setDevicePerson(1)
  expect(await tab.deviceEncryptedStore('dive-drafts').list()).toEqual([
    { id: 'd1', affiliateId: 1, content: { notes: 'planted' } },
  ])
  const photo = await tab.deviceEncryptedStore<{ file: Blob }>('dive-photos').find('p1')
  expect(await photo?.file.text()).toBe('planted')
  expect(await tab.deviceEncryptedStore('form-drafts').find('1.medical.copy')).toEqual({
    affiliateId: 1,
    form: 'medical',
  })
  expect(await tab.deviceEncryptedStore('kept-answers').find('1.list')).toEqual({
    key: '1.list',
    answer: ['planted'],
  })
  tab.setDevicePerson(2)
  expect(await tab.deviceEncryptedStore('dive-drafts').list()).toHaveLength(1)
  const database = await tab.openDatabase()
  for (const name of OLDER_STORES.slice(0, -1))
    for (const value of await database.getAll(name))
      expect(Object.keys(value).sort()).toEqual(['box', 'nonce'])
  expect(await database.get('device-key', 'key')).toBeUndefined()
  expect(tab.storageProblem()).toBeUndefined()
})

test('two tabs that encrypt older entries at once do not undo what one of them changed', async () => {
  ;(await anOlderDevice()).close()
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  const barrier = Promise.withResolvers<void>()
  const held = vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async (...args) => {
    await barrier.promise
    return encrypt(...args)
  })
  const slow = await openTab()
  const opening = slow.openDatabase()
  await vi.waitFor(() => expect(held).toHaveBeenCalled())
  const quick = await openTab()
  quick.setDevicePerson(1)
  await quick.deviceEncryptedStore('dive-drafts').put('d1', { id: 'changed' })
  barrier.resolve()
  await opening
  expect(await quick.deviceEncryptedStore('dive-drafts').list()).toEqual([{ id: 'changed' }])
})

test('an entry that could not be encrypted stays as it was, is listed, and is encrypted the next time', async () => {
  ;(await anOlderDevice()).close()
  vi.spyOn(console, 'warn').mockReturnValue()
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  const failing = vi.spyOn(crypto.subtle, 'encrypt')
  failing.mockImplementationOnce(() => Promise.reject(new Error('no memory'))).mockImplementation(encrypt)
  const tab = await openTab()
  tab.setDevicePerson(1)
  const database = await tab.openDatabase()
  // No notice at every opening.
  expect(tab.storageProblem()).toBeUndefined()
  const { listUnreadable } = await import('./unreadable.ts')
  const words = { current: () => ({ t: (key: string) => key }) as never }
  const listed = (person: number) => listUnreadable({ stores: ['dive-drafts'], person, words })
  expect((await listed(1)).map(({ id }) => id)).toEqual(['unreadable dive-drafts d1'])
  expect(await listed(2)).toEqual([])
  const undo = await (await listed(1))[0]?.discard?.()
  expect(await listed(1)).toEqual([])
  await undo?.()
  expect(await database.get('dive-drafts', 'd1')).toMatchObject({ content: { notes: 'planted' } })
  database.close()
  const next = await openTab()
  next.setDevicePerson(1)
  expect(await next.deviceEncryptedStore('dive-drafts').list()).toHaveLength(1)
  expect(next.storageProblem()).toBeUndefined()
})

test('an upgrade that fails keeps the data, says so, and the page goes on', async () => {
  ;(await anOlderDevice()).close()
  vi.spyOn(console, 'warn').mockReturnValue()
  const tab = await openTab()
  tab.setDevicePerson(1)
  const create = vi.spyOn(IDBDatabase.prototype, 'createObjectStore')
  create.mockImplementation(() => {
    throw new Error('the disk failed')
  })
  const drafts = tab.deviceEncryptedStore<string>('dive-drafts')
  await drafts.put('new', 'typed now')
  expect(await drafts.list()).toEqual(['typed now'])
  expect(tab.storageProblem()).toBe('failed')
  create.mockRestore()
  const next = await openTab()
  next.setDevicePerson(1)
  expect(await next.deviceEncryptedStore('dive-drafts').list()).toMatchObject([{ id: 'd1' }])
})

test('while a tab with an older version blocks, the page goes on; then everything is stored', async () => {
  const older = await anOlderDevice()
  const tab = await openTab()
  tab.setDevicePerson(1)
  const drafts = tab.deviceEncryptedStore<{ id: string }>('dive-drafts')
  await drafts.put('new', { id: 'new' })
  await drafts.put('d1', { id: 'in memory' })
  expect(tab.storageProblem()).toBe('blocked')
  expect(await drafts.find('new')).toEqual({ id: 'new' })
  older.close()
  await vi.waitFor(() => expect(tab.storageProblem()).toBeUndefined())
  const next = await openTab()
  next.setDevicePerson(1)
  const stored = next.deviceEncryptedStore<{ id: string }>('dive-drafts')
  await vi.waitFor(async () =>
    expect((await stored.list()).map(({ id }) => id).toSorted()).toEqual(['d1', 'new']),
  )
})

test('a newer version of the portal is not blocked by this tab, which says that it stores nothing', async () => {
  const tab = await openTab()
  tab.setDevicePerson(1)
  const drafts = tab.deviceEncryptedStore<string>('dive-drafts')
  await drafts.put('a', 'stored')
  ;(await openDB('fathom', 1000)).close()
  expect(tab.storageProblem()).toBe('failed')
  await drafts.put('b', 'typed now')
  expect(await drafts.find('b')).toBe('typed now')
})

test('a full device is reported, and the page goes on with the newest value', async () => {
  const tab = await openTab()
  tab.setDevicePerson(1)
  const drafts = tab.deviceEncryptedStore<string>('dive-drafts')
  await drafts.put('a', 'older')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  put.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await drafts.put('a', 'newest')
  expect(tab.storageProblem()).toBe('full')
  expect(await drafts.find('a')).toBe('newest')
  expect(await drafts.list()).toEqual(['newest'])
})
