// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { aDeviceForEachTest, openTab } from './device.fixture.ts'

aDeviceForEachTest()

/** What lies on the device, as someone with the disk sees it. */
async function everythingIn(tab: Awaited<ReturnType<typeof openTab>>, name: string): Promise<string> {
  const boxes: { box: ArrayBuffer }[] = await (await tab.openDatabase()).getAll(name)
  return boxes.map(({ box }) => new TextDecoder().decode(box)).join()
}

async function openTabAs(person: number) {
  const tab = await openTab()
  tab.setDevicePerson(person)
  return tab
}

test('[SC-09] stored data is not readable on the device, and its browser can decrypt it', async () => {
  const tab = await openTabAs(1)
  await tab.deviceEncryptedStore<object>('form-drafts').put('a', { q1: 'planted answer' })
  expect(await everythingIn(tab, 'form-drafts')).not.toContain('planted')
  const store = (await openTabAs(1)).deviceEncryptedStore<object>('form-drafts')
  expect(await store.find('a')).toEqual({ q1: 'planted answer' })
  expect(await store.list()).toEqual([{ q1: 'planted answer' }])
  await store.remove('a')
  expect(await store.list()).toEqual([])
})

test("the key can't be exported from the browser", async () => {
  const tab = await openTabAs(1)
  await tab.deviceEncryptedStore('form-drafts').put('a', 1)
  const key: CryptoKey = await (await tab.openDatabase()).get('device-key', 'person.1')
  expect(key.extractable).toBe(false)
})

test('[BO-06] another person on the same device sees nothing of it, and writes beside it', async () => {
  const first = (await openTabAs(1)).deviceEncryptedStore<string>('dive-drafts')
  await first.put('a', 'mine')
  const tab = await openTabAs(2)
  const second = tab.deviceEncryptedStore<string>('dive-drafts')
  expect(await second.find('a')).toBeUndefined()
  expect(await second.list()).toEqual([])
  expect(await second.isUsed?.()).toBe(true)
  await second.put('a', 'other')
  await second.remove('a')
  const again = (await openTabAs(1)).deviceEncryptedStore<string>('dive-drafts')
  expect(await again.list()).toEqual(['mine'])
})

test('[BO-06] each person has a key of their own', async () => {
  const tab = await openTabAs(1)
  await tab.deviceEncryptedStore('dive-drafts').put('a', 'mine')
  const database = await tab.openDatabase()
  await database.put('dive-drafts', await database.get('dive-drafts', [1, 'a']), [2, 'a'])
  const other = (await openTabAs(2)).deviceEncryptedStore('dive-drafts')
  expect(await other.find('a')).toBeUndefined()
  expect(await other.list()).toEqual([])
})

test('the value belongs to the person who was signed in when it was stored', async () => {
  const tab = await openTabAs(1)
  const store = tab.deviceEncryptedStore<string>('dive-drafts')
  const storing = store.put('a', 'mine')
  tab.setDevicePerson(2)
  await storing
  expect(await store.list()).toEqual([])
  tab.setDevicePerson(1)
  expect(await store.list()).toEqual(['mine'])
})

test('two tabs that open at once use the same key', async () => {
  const [one, other] = [await openTabAs(1), await openTabAs(1)]
  const stores = [one, other].map((tab) => tab.deviceEncryptedStore<number>('dive-drafts'))
  await Promise.all(stores.map((store, at) => store.put(String(at), at)))
  expect(await stores[0]?.list()).toEqual([0, 1])
  expect(await stores[1]?.list()).toEqual([0, 1])
})

test('files come back byte by byte with their type, wherever they are in the value', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251)
  const value = {
    id: 'm',
    file: new Blob([bytes], { type: 'image/webp' }),
    files: [{ name: 'a' }, { name: 'b', file: new Blob(['planted text'], { type: 'text/plain' }) }],
  }
  const tab = await openTabAs(1)
  await tab.deviceEncryptedStore<typeof value>('unsent-messages').put('m', value)
  expect(await everythingIn(tab, 'unsent-messages')).not.toContain('planted')
  const found = await (await openTabAs(1)).deviceEncryptedStore<typeof value>('unsent-messages').find('m')
  expect(found?.file.type).toBe('image/webp')
  expect(new Uint8Array((await found?.file.arrayBuffer()) ?? [])).toEqual(bytes)
  expect(found?.files[0]).toEqual({ name: 'a' })
  expect(await found?.files[1]?.file?.text()).toBe('planted text')
})

test('a later value wins over an earlier one that took longer to encrypt', async () => {
  const store = (await openTabAs(1)).deviceEncryptedStore<unknown>('dive-photos')
  const large = store.put('a', { file: new Blob([new Uint8Array(3_000_000)]) })
  const small = store.put('a', 'newest')
  await Promise.all([large, small])
  expect(await store.find('a')).toBe('newest')
})

test('[BO-05] an entry that cannot be decrypted is listed as such, and can be discarded and put back', async () => {
  const tab = await openTabAs(1)
  await tab.deviceEncryptedStore('dive-drafts').put('a', 'readable')
  const database = await tab.openDatabase()
  const broken = { nonce: new Uint8Array(12), box: new ArrayBuffer(40) }
  await database.put('dive-drafts', broken, [1, 'b'])
  await database.put('dive-drafts', broken, [1, 'b.copy'])
  await database.put('dive-drafts', broken, [2, 'c'])
  const { listWaiting } = await import('./waiting.ts')
  const words = {
    need: async () => undefined,
    current: () => ({ t: (key: string) => key }) as never,
    subscribe: () => () => undefined,
  }
  const load = async () => async () => {
    await tab.deviceEncryptedStore('dive-drafts').list()
    return []
  }
  const list = () => listWaiting({ sources: [{ stores: ['dive-drafts'], load }], affiliateId: 1, words })
  const { entries, isWhole } = await list()
  expect(isWhole).toBe(true)
  expect(entries.map(({ title, state }) => [title, state])).toEqual([
    ['shell.unreadable.title', { kind: 'failed', reason: 'shell.unreadable.text' }],
  ])
  const undo = await entries[0]?.discard?.()
  expect((await list()).entries).toEqual([])
  expect(await database.get('dive-drafts', [1, 'b'])).toBeUndefined()
  await undo?.()
  expect((await list()).entries).toHaveLength(1)
})

test('[BO-05] where the database cannot be opened, the list says that it may not be whole', async () => {
  const tab = await openTabAs(1)
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('the disk failed')
    },
  })
  await expect(tab.openDatabase()).rejects.toThrow('the disk failed')
  const { listWaiting } = await import('./waiting.ts')
  const words = {
    need: async () => undefined,
    current: () => ({}) as never,
    subscribe: () => () => undefined,
  }
  expect(await listWaiting({ sources: [], affiliateId: 1, words })).toEqual({ entries: [], isWhole: false })
  vi.restoreAllMocks()
})
