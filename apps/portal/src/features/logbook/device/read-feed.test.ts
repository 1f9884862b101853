import { expect, test, vi } from 'vitest'
import { createMemoryStore } from '../../../shared/offline/device-store.ts'
import { aLog } from '../form/state/dive-log.fixture.ts'
import { aFeed } from './feed.fixture.ts'
import { createLogbookCopy, type Head, type LogbookStore } from './logbook-copy.ts'
import { isUpToDate, readFeed } from './read-feed.ts'

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => aLog({ id: `id-${at}`, title: `Dive ${at}` }))

const now = () => new Date('2026-05-16T08:00:00Z')

/** A tab of a device with this store. */
function aTab(store: LogbookStore, { ask }: Pick<ReturnType<typeof aFeed>, 'ask'>, onPart = () => {}) {
  const copy = createLogbookCopy(store, 100001)
  return {
    copy,
    read: () => copy.alone(() => readFeed({ copy, ask, now, onPart })),
    titles: () =>
      copy
        .dives()
        .map(({ log }) => log.title)
        .toSorted(),
  }
}

const aStore = (): LogbookStore => createMemoryStore()

test('[BO-01] a first storing brings every log, the newest first, and another visit finds them without asking', async () => {
  const feed = aFeed(many(1300))
  const store = aStore()
  const parts: number[] = []
  const tab = aTab(store, feed, () => parts.push(tab.copy.dives().length))
  await tab.read()
  expect(tab.titles()).toEqual(feed.titles())
  expect(parts).toEqual([100, 600, 1100, 1300, 1300])
  expect(feed.asked[1]).toEqual({ before: 1201, limit: 500 })
  const next = aTab(store, feed)
  await next.copy.load()
  expect(next.titles()).toEqual(feed.titles())
  expect(next.copy.head()).toMatchObject({ before: null, logs: 1300, wholeAt: '2026-05-16T08:00:00.000Z' })
})

test('[BO-01] a storing that is cut off goes on where it was, with what was written since', async () => {
  const feed = aFeed(many(1300))
  const store = aStore()
  let calls = 0
  const cut = {
    ask: (args: Parameters<typeof feed.ask>[0]) =>
      ++calls > 2 ? Promise.reject(Error('cut')) : feed.ask(args),
  }
  const first = aTab(store, cut)
  await expect(first.read()).rejects.toThrow('cut')
  expect(first.copy.dives()).toHaveLength(600)
  expect(first.copy.head()).toMatchObject({ before: 701, wholeAt: null })
  feed.save(aLog({ id: 'id-3', title: 'Changed while away', version: 2 }))
  feed.save(aLog({ id: 'new', title: 'New while away' }))
  feed.remove('id-1299')
  feed.asked.length = 0
  const second = aTab(store, feed)
  await second.read()
  expect(feed.asked[0]).toEqual({ before: 701, limit: 500 })
  expect(second.titles()).toEqual(feed.titles())
})

test('[BO-07] a write that is cut off between the chunks and the head is repeated, and no log is there twice', async () => {
  const feed = aFeed(many(300))
  const store = aStore()
  await aTab(store, feed).read()
  feed.save(aLog({ id: 'id-7', title: 'Changed', version: 2 }))
  feed.save(aLog({ id: 'new', title: 'New' }))
  feed.remove('id-8')
  const { put } = store
  store.put = (key, value) => (key.endsWith('head') ? Promise.reject(Error('closed')) : put(key, value))
  await expect(aTab(store, feed).read()).rejects.toThrow('closed')
  store.put = put
  const tab = aTab(store, feed)
  await tab.read()
  expect(tab.titles()).toEqual(feed.titles())
})

test('a refresh with nothing new is one call and writes no chunk', async () => {
  const feed = aFeed(many(300))
  const store = aStore()
  const tab = aTab(store, feed)
  await tab.read()
  const dives = tab.copy.dives()
  feed.asked.length = 0
  const put = vi.spyOn(store, 'put')
  await tab.read()
  expect(feed.asked).toEqual([{ after: 300, limit: 500 }])
  expect(put.mock.calls.map(([key]) => key)).toEqual(['100001.head'])
  expect(tab.copy.dives()).toBe(dives)
})

test('a change writes only its own chunk', async () => {
  const feed = aFeed(many(900))
  const store = aStore()
  const tab = aTab(store, feed)
  await tab.read()
  feed.save(aLog({ id: 'id-5', title: 'Changed', version: 2 }))
  const put = vi.spyOn(store, 'put')
  await tab.read()
  expect(put.mock.calls.map(([key]) => key)).toEqual(['100001.3', '100001.head'])
})

test('another tab takes over what the first one stored, and reads only what changed', async () => {
  const feed = aFeed(many(600))
  const store = aStore()
  const [one, other] = [aTab(store, feed), aTab(store, feed)]
  await one.read()
  await other.copy.load()
  feed.save(aLog({ id: 'id-5', title: 'Changed', version: 2 }))
  await one.read()
  const find = vi.spyOn(store, 'find')
  await other.copy.load()
  expect(find.mock.calls.map(([key]) => key)).toEqual(['100001.head', '100001.2'])
  expect(other.titles()).toEqual(feed.titles())
})

test('[BO-07] a server that was restored from a backup is read anew', async () => {
  const feed = aFeed(many(300))
  const store = aStore()
  const tab = aTab(store, feed)
  await tab.read()
  feed.restoreBackup(many(4))
  await tab.read()
  expect(tab.titles()).toEqual(['Dive 0', 'Dive 1', 'Dive 2', 'Dive 3'])
  await tab.read()
  expect(feed.asked.at(-1)).toEqual({ after: 4, limit: 500 })
})

test('[BO-01] what an older version stored stays readable, and the feed brings what it left out', async () => {
  const feed = aFeed(many(600))
  const store = aStore()
  await aTab(store, feed).read()
  const head = (await store.find('100001.head')) as Head
  await store.put('100001.head', { ...head, format: 1 })
  const chunk = (await store.find('100001.0')) as unknown as { dives: { log: object }[] }
  const older = chunk.dives.map(({ log, ...dive }) => ({ ...dive, log: { ...log, latitude: undefined } }))
  await store.put('100001.0', { dives: older } as never)
  const tab = aTab(store, feed)
  await tab.copy.load()
  expect(tab.copy.dives()).toHaveLength(600)
  feed.asked.length = 0
  await tab.read()
  expect(feed.asked).toEqual([
    { after: 0, limit: 500 },
    { after: 500, limit: 500 },
  ])
  expect(tab.copy.dives().map(({ log }) => log.latitude)).not.toContain(undefined)
  expect(tab.titles()).toEqual(feed.titles())
  expect(await store.find('100001.head')).toMatchObject({ format: 2, after: 600 })
})

test('a copy of a newer version is read anew', async () => {
  const feed = aFeed(many(3))
  const store = aStore()
  await aTab(store, feed).read()
  await store.put('100001.head', { ...((await store.find('100001.head')) as Head), format: 99 })
  const tab = aTab(store, feed)
  await tab.copy.load()
  expect(tab.copy.head()).toBeUndefined()
})

test('a copy that lost a chunk is read anew', async () => {
  const feed = aFeed(many(300))
  const store = aStore()
  await aTab(store, feed).read()
  await store.remove('100001.0')
  const tab = aTab(store, feed)
  await tab.read()
  expect(tab.titles()).toEqual(feed.titles())
})

test('whether there is something new is one call that does not open the copy', async () => {
  const feed = aFeed(many(300))
  const store = aStore()
  const looksNew = () => {
    const { copy } = aTab(store, feed)
    return isUpToDate({ copy, ask: feed.ask, now })
  }
  expect(await looksNew()).toBe(false)
  await aTab(store, feed).read()
  const find = vi.spyOn(store, 'find')
  expect(await looksNew()).toBe(true)
  expect(find.mock.calls).toEqual([['100001.head']])
  feed.remove('id-2')
  expect(await looksNew()).toBe(false)
})

test('[BO-06] the copies of two people are apart, and one is removed without the other', async () => {
  const store = aStore()
  await aTab(store, aFeed(many(3))).read()
  const other = createLogbookCopy(store, 100002)
  await other.load()
  expect(other.head()).toBeUndefined()
  await other.clear()
  expect(await store.list()).toHaveLength(2)
  await createLogbookCopy(store, 100001).clear()
  expect(await store.list()).toEqual([])
})
