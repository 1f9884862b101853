import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Queryable } from '../database/index.ts'
import type { Live } from '../live/index.ts'
import { type Document, type EditionRow, listEditionRows, readValues } from './edition.store.ts'
import { lastingOf, layersOf } from './resolve.ts'

export const TOPIC = 'editions'
const RETRY_MS = 1000

/** One version that applies now or may apply later. */
export type CachedLayer = EditionRow & { value: unknown }

export type CacheDeps = {
  db: Queryable
  live: Pick<Live, 'subscribe'>
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Aborted when the server stops. */
  signal: AbortSignal
}

/** After this process has read a change; undefined when anything may have changed. */
type Listener = (changed: Document | undefined) => void

/** What may apply, of all documents, in the memory of each process. It follows what other processes publish. */
export async function createDocumentCache(deps: CacheDeps) {
  const layers = new Map<string, readonly CachedLayer[]>()
  const listeners = new Set<Listener>()
  // Reads run one after the other: of two concurrent reads, the older one could be answered last and win.
  let reading = Promise.resolve()
  const reload = (of?: Document) => {
    const read = async () => {
      const found = await readLayers(deps, of)
      if (of) layers.delete(idOf(of))
      else layers.clear()
      for (const [id, each] of found) layers.set(id, each)
    }
    reading = reading.then(read, read)
    return reading
  }
  const changes = deps.live.subscribe<Document>(TOPIC, deps.signal)
  await reload()
  follow(deps, changes, async (changed) => {
    await reload(changed)
    for (const listener of listeners) listener(changed)
  })
  return {
    reload,
    /** Newest first. */
    layersOf: (of: Document): readonly CachedLayer[] => layers.get(idOf(of)) ?? [],
    keysOf: (kind: string): string[] =>
      [...layers.values()].flatMap(([top]) => (top?.kind === kind ? [top.key] : [])),
    onChange: (listener: Listener) => void listeners.add(listener),
  }
}

export type DocumentCache = Awaited<ReturnType<typeof createDocumentCache>>

const idOf = ({ kind, key }: Document) => `${kind} ${key}`

/** Values are read only of versions that can still apply: a document may have thousands of others. */
async function readLayers({ db, clock }: CacheDeps, of: Document | undefined) {
  const byDocument = Map.groupBy(await listEditionRows(db, of), idOf)
  const lasting = [...byDocument].map(([id, rows]) => [id, lastingOf(layersOf(rows), clock.now())] as const)
  const ids = lasting.flatMap(([, rows]) => rows.map((row) => row.id))
  const values = ids.length > 0 ? await readValues(db, ids) : new Map<string, unknown>()
  return lasting
    .filter(([, rows]) => rows.length > 0)
    .map(([id, rows]) => [id, rows.map((row) => ({ ...row, value: values.get(row.id) ?? null }))] as const)
}

/** Reads again on every change, and after each gap in which a notification may have been missed. */
async function follow(
  { live, log, signal }: CacheDeps,
  first: AsyncIterable<Document>,
  reload: (changed: Document | undefined) => Promise<void>,
) {
  for (let changes = first; !signal.aborted; changes = live.subscribe<Document>(TOPIC, signal)) {
    try {
      if (changes !== first) await reload(undefined)
      for await (const changed of changes) await reload(changed)
    } catch (error) {
      log.warn({ err: error }, 'could not read what was published; retrying')
      await delay(RETRY_MS, undefined, { signal }).catch(() => {})
    }
  }
}
