import type { I18n } from '../i18n/index.ts'
import { openDatabase } from './database.ts'
import type { DeviceStore } from './device-store.ts'
import { entriesOf } from './encrypted-store.ts'
import { sendPending } from './outbox.ts'
import { onStorageProblem, storageProblem } from './storage-problem.ts'
import { onStoreChange } from './store-changes.ts'
import type { PersonalStore } from './store-names.ts'
import { dropRefusals } from './stored-refusals.ts'
import { listUnreadable } from './unreadable.ts'
import { publishWaiting, type WaitingEntry } from './waiting-list.ts'

type Words = Pick<I18n, 'need' | 'current' | 'subscribe'>

/** Names what one feature has on this device that the server doesn't have. */
export type ListWaiting = (affiliateId: number, words: Words) => Promise<readonly WaitingEntry[]>

/** What a feature registers. Its code loads only if one of its stores has an entry. */
export type WaitingSource = { stores: readonly PersonalStore[]; load: () => Promise<ListWaiting> }

type Ports = { sources: readonly WaitingSource[]; affiliateId: number; words: Words }

type Used = {
  /** The stores in which this person has entries; absent if any of them may have some. */
  used?: ReadonlySet<PersonalStore>
  isKnown: boolean
}

async function usedStores(stores: readonly PersonalStore[], person: number): Promise<Used> {
  // Such a browser stores nothing, and a full one can still be read.
  if (typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle || storageProblem() === 'full')
    return { isKnown: true }
  if (storageProblem()) return { isKnown: false }
  try {
    const transaction = (await openDatabase()).transaction(stores)
    const counts = await Promise.all(
      stores.map((name) => transaction.objectStore(name).count(entriesOf(person))),
    )
    return { used: new Set(stores.filter((_, at) => (counts[at] ?? 0) > 0)), isKnown: true }
  } catch {
    return { isKnown: false }
  }
}

/** Those without a time, such as photos, are last. */
const oldestFirst = (one: WaitingEntry, other: WaitingEntry) =>
  (one.since ?? '9').localeCompare(other.since ?? '9') || one.id.localeCompare(other.id)

/** Everything that waits, the oldest first. `isWhole` is false if the database or a feature couldn't tell. */
export async function listWaiting({ sources, affiliateId, words }: Ports) {
  const stores = sources.flatMap((source) => source.stores)
  const { used, isKnown } = await usedStores(stores, affiliateId)
  const due = sources.filter(({ stores }) => !used || stores.some((store) => used.has(store)))
  let isWhole = isKnown
  const lists = await Promise.all(
    due.map(async ({ stores, load }) => {
      try {
        return await (await load())(affiliateId, words)
      } catch (cause) {
        console.warn(`what waits in ${stores.join(', ')} is not known`, cause)
        isWhole = false
        return []
      }
    }),
  )
  const unreadable = await listUnreadable({ stores, person: affiliateId, words })
  return { entries: [...lists.flat(), ...unreadable].toSorted(oldestFirst), isWhole }
}

/** A burst of writes, such as typing, is one reading. */
const LATER_MS = 200

/** Publishes what waits, now and after each change in one of the stores. */
export function followWaiting(ports: Ports, laterMs = LATER_MS): () => void {
  const stores = new Set(ports.sources.flatMap((source) => source.stores))
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Promise.resolve()
  let isOver = false
  const read = () => {
    last = last.then(async () => {
      const { entries, isWhole } = await listWaiting(ports)
      if (isOver) return
      if (isWhole) dropRefusals(entries)
      publishWaiting(entries, isWhole)
    })
  }
  const readSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(read, laterMs)
  }
  read()
  const ends = [
    onStoreChange((store) => {
      if (stores.has(store)) readSoon()
    }),
    ports.words.subscribe(readSoon),
    onStorageProblem(readSoon),
  ]
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const end of ends) end()
  }
}

/** Removes an entry from the device and sends what waited for it; the returned function puts it back. */
export async function takeEntry<Value>(store: DeviceStore<Value>, key: string): Promise<() => Promise<void>> {
  const value = await store.find(key)
  await store.remove(key)
  sendPending()
  return async () => {
    if (value !== undefined) await store.put(key, value)
    sendPending()
  }
}
