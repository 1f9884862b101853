import { nextTask } from '../../../shared/next-task.ts'
import type { DeviceStore } from '../../../shared/offline/device-store.ts'
import type { ServerDive } from './pending.ts'

/** Small enough to write again for one changed dive, large enough to open ten thousand quickly. */
const CHUNK_SIZE = 250
/**
 * A new number whenever logs get fields, because an older version stored them without. Such a copy stays readable, and
 * the feed brings every log again.
 */
const FORMAT = 2
const FIRST_FORMAT = 1

/** What a copy is: where its feed goes on, and what is stored in it. */
export type Head = {
  format: number
  /** The feed goes on after this number. */
  after: number
  /** The first storing goes on below this number; null once everything is stored. */
  before: number | null
  /** How many logs the server has, for the progress of the first storing. */
  logs: number
  /** When the device last had everything that the server has. */
  wholeAt: string | null
  revision: number
  /** The revision in which each chunk was written, so that another tab reads only what changed. */
  chunks: readonly number[]
}

type Chunk = { dives: readonly ServerDive[] }
export type LogbookStore = DeviceStore<Head | Chunk>

/** A change of the feed: null where the log is gone. */
export type Change = { id: string; dive: ServerDive | null }
export type Place = Pick<Head, 'after' | 'before' | 'logs' | 'wholeAt'>

type Loaded = { revision: number; dives: readonly ServerDive[] }

const lockOf = (affiliateId: number) => `fathom.logbook.${affiliateId}`

export type LogbookCopy = ReturnType<typeof createLogbookCopy>

/**
 * The whole logbook of one person, in encrypted chunks. Chunks are written before the head, so a copy that is
 * cut off in the middle reads the same changes again.
 */
export function createLogbookCopy(store: LogbookStore, affiliateId: number) {
  const headKey = `${affiliateId}.head`
  const chunkKey = (chunk: number) => `${affiliateId}.${chunk}`
  let head: Head | undefined
  let chunks: readonly Loaded[] = []
  let dives: readonly ServerDive[] = []
  let last: Promise<unknown> = Promise.resolve()

  function show(next: Head | undefined, loaded: readonly Loaded[]): void {
    head = next
    chunks = loaded
    dives = [...new Map(loaded.flatMap((chunk) => chunk.dives.map((dive) => [dive.log.id, dive]))).values()]
  }

  async function findHead(): Promise<Head | undefined> {
    const found = (await store.find(headKey)) as Head | undefined
    if (!found || found.format === FORMAT) return found
    const isOlder = found.format >= FIRST_FORMAT && found.format < FORMAT
    return isOlder ? { ...found, format: FORMAT, after: 0 } : undefined
  }

  const readChunk = async (at: number, revision: number): Promise<Loaded | undefined> => {
    const known = chunks[at]
    if (known?.revision === revision) return known
    const found = (await store.find(chunkKey(at))) as Chunk | undefined
    return found && { revision, dives: found.dives }
  }

  return {
    head: () => head,
    dives: () => dives,
    findHead,
    /** Reads what is on the device; chunks that this tab already has are not read again. */
    async load(): Promise<void> {
      const found = await findHead()
      if (found && found.revision === head?.revision) return
      const read = await Promise.all((found?.chunks ?? []).map((revision, at) => readChunk(at, revision)))
      const loaded = read.filter((chunk) => chunk !== undefined)
      // A browser that is short of space may have dropped some: the copy begins anew.
      const isComplete = loaded.length === read.length
      show(isComplete ? found : undefined, isComplete ? loaded : [])
    },
    /** Takes over changes, and where the feed goes on after them. */
    async apply(changes: readonly Change[], place: Place): Promise<void> {
      const revision = (head?.revision ?? 0) + 1
      const next = changed(chunks, changes, revision)
      for (const [at, chunk] of next.entries())
        if (chunk.revision === revision) {
          await nextTask()
          await store.put(chunkKey(at), { dives: chunk.dives })
        }
      const stored = { ...place, format: FORMAT, revision, chunks: next.map((chunk) => chunk.revision) }
      await store.put(headKey, stored)
      show(stored, next)
    },
    /** Nothing changed: only where the feed goes on, and when it was read. */
    async putHead(place: Head): Promise<void> {
      await store.put(headKey, place)
      if (head?.revision === place.revision) head = place
    },
    /** What waits to be sent is stored elsewhere and stays. */
    async clear(): Promise<void> {
      const found = await findHead()
      await store.remove(headKey)
      for (const at of found?.chunks.keys() ?? []) await store.remove(chunkKey(at))
      show(undefined, [])
    },
    /** Only one tab reads the feed at a time, and in it one reader. */
    alone<Result>(action: () => Promise<Result>): Promise<Result> {
      const run = () => (navigator.locks ? navigator.locks.request(lockOf(affiliateId), action) : action())
      const mine = last.then(run)
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

/** A log stays in its chunk; new ones fill the last chunk, then a new one. */
function changed(chunks: readonly Loaded[], changes: readonly Change[], revision: number): readonly Loaded[] {
  const places = new Map(chunks.flatMap(({ dives }, at) => dives.map(({ log }) => [log.id, at])))
  const next = [...chunks]
  const put = (at: number, dives: readonly ServerDive[]) => {
    next[at] = { revision, dives }
  }
  for (const { id, dive } of changes) {
    const at = places.get(id)
    const here = at === undefined ? undefined : next[at]
    if (at !== undefined && here) {
      const others = (each: ServerDive) => each.log.id !== id
      put(at, dive ? here.dives.map((each) => (others(each) ? each : dive)) : here.dives.filter(others))
      if (!dive) places.delete(id)
    } else if (dive) {
      const end = next.at(-1)
      const isFull = !end || end.dives.length >= CHUNK_SIZE
      const target = isFull ? next.length : next.length - 1
      put(target, isFull ? [dive] : [...end.dives, dive])
      places.set(id, target)
    }
  }
  return next
}
