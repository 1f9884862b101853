import { DEFAULT_LOCALE } from '@fathom/domain/translations'
import { safeParse } from 'zod/v4/core'
import type { Database } from '../database/index.ts'
import type { Live } from '../live/index.ts'
import {
  type CacheDeps,
  type CachedLayer,
  createDocumentCache,
  type DocumentCache,
} from './document-cache.ts'
import {
  type Draft,
  findDraft,
  listDrafts,
  listEditions,
  listLastValues,
  type StoredEdition,
} from './edition.store.ts'
import type { EditionKind, Published, StoredDocuments } from './edition-kind.ts'
import { changesAt, currentOf, layersOf } from './resolve.ts'
import {
  changeDraft,
  type DraftChange,
  discardDraft,
  mustKnow,
  type NewEdition,
  type PublishDraft,
  publishDraft,
  publishEdition,
  type Undo,
  undoEdition,
} from './write-edition.ts'

/** One document, as the staff see it. */
type OpenDocument = {
  title: string | undefined
  default: unknown
  draft: Draft | undefined
  /** Newest first. */
  editions: StoredEdition[]
}

type ListedDocument = {
  key: string
  title: string | undefined
  /** What applies now. */
  value: unknown
  changesAt: Date | undefined
  hasDraft: boolean
}

/** What is changed without a build (OF-08, decision 185): kinds of documents, each with versions. */
export type Editions = {
  /** When the modules are created; modules that are created anew define their kinds anew. */
  define<Value>(kind: EditionKind<Value>): Published<Value>
  kinds(): readonly EditionKind[]
  publish(kind: string, input: NewEdition): Promise<void>
  publishDraft(kind: string, input: PublishDraft): Promise<void>
  undo(kind: string, input: Undo): Promise<void>
  changeDraft(kind: string, input: DraftChange): Promise<void>
  discardDraft(kind: string, input: { key: string; revision: number }): Promise<void>
  /** In the language of this culture, where the database has words. */
  open(kind: string, key: string, culture?: string): Promise<OpenDocument>
  list(kind: string, culture?: string): Promise<ListedDocument[]>
  /** Called in each process once it has read what was published; undefined when it may be anything. */
  onChange(listener: (changed: { kind: string; key: string } | undefined) => void): void
}

export async function createEditions(
  deps: CacheDeps & { db: Database; live: Pick<Live, 'subscribe' | 'publish'> },
): Promise<Editions> {
  const cache = await createDocumentCache(deps)
  const kinds = new Map<string, Defined>()
  const writing = { ...deps, cache }
  const definedOf = (name: string) => {
    const defined = kinds.get(name)
    if (!defined) throw new Error(`there is no kind ${name} of documents`)
    return defined
  }
  const kindOf = (name: string) => definedOf(name).kind
  return {
    define: <Value>(kind: EditionKind<Value>) => {
      const published = publishedOf(kind, cache, deps)
      kinds.set(kind.name, { kind: kind as unknown as EditionKind, published })
      return published
    },
    kinds: () => [...kinds.values()].map(({ kind }) => kind),
    publish: (kind, input) => publishEdition(writing, kindOf(kind), input),
    publishDraft: (kind, input) => publishDraft(writing, kindOf(kind), input),
    undo: (kind, input) => undoEdition(writing, kindOf(kind), input),
    changeDraft: (kind, input) => changeDraft(writing, kindOf(kind), input),
    discardDraft: (kind, input) => discardDraft(writing, kindOf(kind), input),
    open: async (name, key, culture = DEFAULT_LOCALE) => {
      const kind = kindOf(name)
      const document = await mustKnow(kind, key, cache)
      const stored = (await kind.stored?.(culture))?.get(key)
      const editions = await listEditions(deps.db, document)
      const draft = await findDraft(deps.db, document)
      const unpublished = kind.defaults()[key] ?? stored?.value ?? null
      const current = currentOf(layersOf(editions), deps.clock.now())?.value ?? unpublished
      const last = editions.find(({ value }) => value !== null)?.value
      const title = titleIn(kind, current ?? last, culture) ?? stored?.title
      return { title, default: unpublished, draft, editions }
    },
    list: async (name, culture = DEFAULT_LOCALE) => {
      const { kind, published } = definedOf(name)
      const found = {
        drafts: await listDrafts(deps.db, name),
        stored: await kind.stored?.(culture),
        last: kind.newKeys ? await listLastValues(deps.db, name) : undefined,
      }
      return listOf({ kind, published }, culture, found)
    },
    onChange: cache.onChange,
  }
}

type Defined = { kind: EditionKind; published: Published<unknown> }

type Found = {
  drafts: readonly string[]
  stored: StoredDocuments<unknown> | undefined
  /** Of documents that staff added, which would otherwise be gone when they end. */
  last: ReadonlyMap<string, unknown> | undefined
}

function listOf(
  { kind, published }: Defined,
  culture: string,
  { drafts, stored = new Map(), last = new Map() }: Found,
): ListedDocument[] {
  const values = published.all()
  const keys = new Set([...stored.keys(), ...Object.keys(values), ...last.keys(), ...drafts])
  return [...keys].map((key) => {
    const value = values[key] ?? stored.get(key)?.value ?? null
    return {
      key,
      title: titleIn(kind, value ?? last.get(key), culture) ?? stored.get(key)?.title,
      value,
      changesAt: published.changesAt(key),
      hasDraft: drafts.includes(key),
    }
  })
}

/** Undefined also for a value that another build wrote and this one doesn't understand. */
function titleIn({ titleOf, schema }: EditionKind, value: unknown, culture: string): string | undefined {
  const known = titleOf && safeParse(schema, value)
  return known?.success ? titleOf?.(known.data, culture) : undefined
}

function publishedOf<Value>(
  { name, schema, defaults }: EditionKind<Value>,
  cache: DocumentCache,
  { clock }: Pick<CacheDeps, 'clock'>,
): Published<Value> {
  const parsed = new WeakMap<CachedLayer, Value | null>()
  // One that a newer or older build wrote and this one doesn't understand doesn't count.
  const isUnderstood = (layer: CachedLayer) => {
    if (parsed.has(layer)) return true
    const value =
      layer.value === null ? { success: true as const, data: null } : safeParse(schema, layer.value)
    if (value.success) parsed.set(layer, value.data)
    return value.success
  }
  const layersOf = (key: string) => cache.layersOf({ kind: name, key }).filter(isUnderstood)
  const edition = (key: string) => {
    const layer = currentOf(layersOf(key), clock.now())
    const value = (layer && parsed.get(layer)) ?? null
    return layer && value !== null ? { version: layer.version, value } : undefined
  }
  const current = (key: string): Value | null => edition(key)?.value ?? defaults()[key] ?? null
  const keys = () => [...new Set([...Object.keys(defaults()), ...cache.keysOf(name)])]
  return {
    current,
    edition,
    all: () => Object.fromEntries(keys().map((key) => [key, current(key)])),
    changesAt: (key) => changesAt((key === undefined ? keys() : [key]).flatMap(layersOf), clock.now()),
  }
}
