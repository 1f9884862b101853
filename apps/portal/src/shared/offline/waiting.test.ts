import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from './device-store.ts'
import { storeChanged } from './store-changes.ts'
import { followWaiting, type ListWaiting, listWaiting, takeEntry, type WaitingSource } from './waiting.ts'
import { publishWaiting, shownState, type WaitingEntry } from './waiting-list.ts'

const anEntry = (change: Partial<WaitingEntry> = {}): WaitingEntry => ({
  ...{ id: 'a', kind: 'Dive', title: 'Blue Hole', since: '2026-11-17T08:00:00Z', to: undefined },
  state: { kind: 'waiting' },
  ...change,
})

const words = { need: async () => undefined, current: () => ({}) as never, subscribe: () => () => undefined }

const sourceOf = (stores: WaitingSource['stores'], list: ListWaiting): WaitingSource => ({
  stores,
  load: async () => list,
})

afterEach(() => publishWaiting(undefined))

test('[BO-05] the entries of all features are one list, the oldest first', async () => {
  const sources = [
    sourceOf(['dive-drafts'], async () => [anEntry(), anEntry({ id: 'c', since: '2026-11-17T10:00:00Z' })]),
    sourceOf(['unsent-messages'], async () => [anEntry({ id: 'b', since: '2026-11-17T09:00:00Z' })]),
  ]
  const { entries, isWhole } = await listWaiting({ sources, affiliateId: 1, words })
  expect(entries.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(isWhole).toBe(true)
})

test('[BO-05] a feature that fails does not hide the others, and the list says that it is not whole', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const sources = [
    sourceOf(['dive-drafts'], () => Promise.reject(new Error('broken'))),
    sourceOf(['unsent-messages'], async () => [anEntry()]),
  ]
  const { entries, isWhole } = await listWaiting({ sources, affiliateId: 1, words })
  expect([entries.length, isWhole]).toEqual([1, false])
  warn.mockRestore()
})

test('[BO-05] the list is read again when one of its stores changes, and not for other stores', async () => {
  const list = vi.fn<ListWaiting>(async () => [])
  const end = followWaiting({ sources: [sourceOf(['dive-drafts'], list)], affiliateId: 1, words }, 0)
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(1))
  storeChanged('kept-answers')
  storeChanged('dive-drafts')
  await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  end()
  storeChanged('dive-drafts')
  await listWaiting({ sources: [], affiliateId: 1, words })
  expect(list).toHaveBeenCalledTimes(2)
})

test('[BO-05] a discarded entry can be put back; what waited for it is sent at once', async () => {
  const store = createMemoryStore<string>()
  const onPending = vi.fn()
  addEventListener('fathom.waiting', onPending)
  await store.put('a', 'a dive')
  const undo = await takeEntry(store, 'a')
  expect(await store.find('a')).toBeUndefined()
  expect(onPending).toHaveBeenCalledOnce()
  await undo()
  expect(await store.find('a')).toBe('a dive')
  expect(onPending).toHaveBeenCalledTimes(2)
  removeEventListener('fathom.waiting', onPending)
})

const uploading = { kind: 'uploading', sent: 1, size: 4 } as const
const failed = { kind: 'failed', problem: 'photo-damaged' } as const

test.each([
  ['offline', { isOnline: false, outbox: 'idle', sending: undefined }, { kind: 'waiting' }],
  ['offline during an upload', { isOnline: false, outbox: 'idle', sending: uploading }, { kind: 'waiting' }],
  ['online', { isOnline: true, outbox: 'sending', sending: undefined }, { kind: 'saving' }],
  ['after a run that left it', { isOnline: true, outbox: 'lost', sending: undefined }, { kind: 'lost' }],
  [
    'during an upload',
    { isOnline: true, outbox: 'sending', sending: uploading },
    { kind: 'uploading', share: 0.25 },
  ],
  [
    'refused',
    { isOnline: false, outbox: 'idle', sending: failed },
    { kind: 'failed', reason: 'Why: photo-damaged' },
  ],
] as const)('[BO-05] the state of what waits: %s', (_, facts, state) => {
  const reasonOf = (problem: string) => `Why: ${problem}`
  expect(shownState(anEntry({ reasonOf }), facts)).toEqual(state)
})

test('[BO-05] what waits for the person stays that, whatever the outbox does', () => {
  const facts = { isOnline: true, outbox: 'sending', sending: uploading } as const
  for (const state of [{ kind: 'unfinished' }, { kind: 'failed', reason: 'x' }] as const)
    expect(shownState(anEntry({ state }), facts)).toEqual(state)
})
