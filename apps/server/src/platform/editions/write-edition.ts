import { isDeepStrictEqual } from 'node:util'
import { DEFAULT_LOCALE, hasUnprintableText } from '@fathom/domain/translations'
import { safeParse } from 'zod/v4/core'
import { audit } from '../audit/index.ts'
import type { Clock } from '../clock.ts'
import type { Database, Queryable } from '../database/index.ts'
import type { Live } from '../live/index.ts'
import { invalidInput, Problem } from '../problem.ts'
import { type DocumentCache, TOPIC } from './document-cache.ts'
import {
  type Document,
  deleteDraft,
  findDraft,
  findEdition,
  insertEdition,
  latestVersion,
  listEditions,
  lockDocument,
  type StoredEdition,
  saveDraft,
} from './edition.store.ts'
import type { EditionKind } from './edition-kind.ts'
import { isUndone } from './resolve.ts'

export type WriteDeps = {
  db: Database
  live: Pick<Live, 'publish'>
  clock: Clock
  cache: Pick<DocumentCache, 'reload' | 'keysOf'>
}

/** From now on unless `from` is later; null has no end. */
type Period = { from: Date | null; until: Date | null }

export type NewEdition = Period & {
  /** Chosen by the caller: the same id twice publishes once. */
  id: string
  key: string
  value: unknown
  note?: string
  by: number
  /** The newest version that the caller knows; undefined publishes whatever it is. */
  latest?: number | undefined
}

export type DraftChange = {
  key: string
  value: unknown
  by: number
  /** Of the draft that the caller knows; null for none. */
  revision: number | null
  /** The newest version that the caller knows. */
  basedOn: number
}

type Change = { id: string; key: string; by: number; revision: number }

export type PublishDraft = Change & Period & { note: string; latest: number }

export type Undo = Omit<Change, 'revision'> & { version: number; latest: number }

/** Throws 404 for a key that the kind doesn't have. */
export async function mustKnow(
  kind: EditionKind,
  key: string,
  cache: Pick<DocumentCache, 'keysOf'>,
): Promise<Document> {
  const isKnown =
    Object.hasOwn(kind.defaults(), key) || cache.keysOf(kind.name).includes(key) || kind.newKeys?.test(key)
  if (!isKnown && !(await kind.stored?.(DEFAULT_LOCALE))?.has(key)) throw new Problem('not-found', 404)
  return { kind: kind.name, key }
}

/** Null is always allowed: the default applies again. */
function mustFit({ schema }: EditionKind, value: unknown): unknown {
  if (value === null) return null
  const parsed = safeParse(schema, value)
  if (parsed.success) return parsed.data
  throw invalidInput(
    parsed.error.issues.map(({ path, code = '' }) => ({ field: ['value', ...path].join('.'), rule: code })),
  )
}

async function mustBePublishable(
  tx: Queryable,
  kind: EditionKind,
  key: string,
  value: unknown,
): Promise<void> {
  if (value === null) return
  const own = (await kind.problems?.(value, key, tx)) ?? []
  const errors = own.length === 0 && hasUnprintableText(value) ? ['text-unprintable'] : own
  if (errors.length > 0) throw new Problem('not-publishable', 422, { errors })
}

/** A person who plans for this minute presses the button a little later. */
const TOLERANCE_MS = 60_000

function periodOf({ from, until }: Period, now: Date): { from: Date; until: Date | null } {
  if (from && from.getTime() < now.getTime() - TOLERANCE_MS) throw new Problem('start-past', 422)
  const begins = from && from > now ? from : now
  if (until && until <= begins) throw new Problem('wrong-period', 422)
  return { from: begins, until }
}

export async function publishEdition(deps: WriteDeps, kind: EditionKind, input: NewEdition): Promise<void> {
  const document = await mustKnow(kind, input.key, deps.cache)
  await deps.db.transaction(async (tx) => {
    await lockDocument(tx, document)
    const isSame = (found: StoredEdition) =>
      isSamePlan(found, input) && isDeepStrictEqual(found.value, mustFit(kind, input.value))
    if (!(await isPublished(tx, document, input.id, isSame))) await addEdition(deps, tx, kind, input)
  })
  await deps.cache.reload(document)
}

/** Publishes what the draft says, and removes the draft. */
export async function publishDraft(deps: WriteDeps, kind: EditionKind, input: PublishDraft): Promise<void> {
  const document = await mustKnow(kind, input.key, deps.cache)
  await deps.db.transaction(async (tx) => {
    await lockDocument(tx, document)
    if (await isPublished(tx, document, input.id, (found) => isSamePlan(found, input))) return
    const draft = await findDraft(tx, document)
    if (!draft || draft.revision !== input.revision) throw new Problem('draft-changed', 409)
    if (draft.basedOn !== input.latest) throw new Problem('version-changed', 409)
    await addEdition(deps, tx, kind, { ...input, value: draft.value })
    await deleteDraft(tx, document)
  })
  await deps.cache.reload(document)
}

/** From now on, this version counts as if it had never been published. */
export async function undoEdition(deps: WriteDeps, kind: EditionKind, input: Undo): Promise<void> {
  const document = await mustKnow(kind, input.key, deps.cache)
  const { id, version: undoes, latest, by } = input
  await deps.db.transaction(async (tx) => {
    await lockDocument(tx, document)
    const isSame = (found: StoredEdition) => found.undoes === undoes && isSameTurn(found, input)
    if (await isPublished(tx, document, id, isSame)) return
    const editions = await listEditions(tx, document)
    if (!editions.some(({ version }) => version === undoes)) throw new Problem('not-found', 404)
    if (editions[0]?.version !== latest) throw new Problem('version-changed', 409)
    if (isUndone(editions, undoes)) throw new Problem('already-undone', 409)
    const now = deps.clock.now()
    const version = latest + 1
    await insertEdition(tx, {
      ...{ ...document, id, version, undoes, value: null, from: now, until: null, note: '', at: now, by },
    })
    // Their own draft goes on: they know what they have undone. A colleague's is checked again.
    const draft = await findDraft(tx, document)
    if (draft && draft.by === by && draft.basedOn === latest)
      await saveDraft(tx, document, { ...draft, basedOn: version })
    await audit(tx, {
      ...{ actor: by, action: 'content-undone', object: objectOf(document), detail: { version, undoes } },
    })
    await deps.live.publish(tx, TOPIC, document)
  })
  await deps.cache.reload(document)
}

export async function changeDraft(deps: WriteDeps, kind: EditionKind, input: DraftChange): Promise<void> {
  const document = await mustKnow(kind, input.key, deps.cache)
  const value = mustFit(kind, input.value)
  const { by, revision, basedOn } = input
  await deps.db.transaction(async (tx) => {
    await lockDocument(tx, document)
    const draft = await findDraft(tx, document)
    // The same save twice: the answer to the first one was lost.
    if (draft && draft.by === by && draft.basedOn === basedOn && isDeepStrictEqual(draft.value, value)) return
    if ((draft?.revision ?? null) !== revision) throw new Problem('draft-changed', 409)
    if ((await latestVersion(tx, document)) !== basedOn) throw new Problem('version-changed', 409)
    await saveDraft(tx, document, { value, basedOn, by, at: deps.clock.now() })
  })
}

/** Nothing to do when there is no draft. */
export async function discardDraft(
  deps: WriteDeps,
  kind: EditionKind,
  { key, revision }: Pick<Change, 'key' | 'revision'>,
): Promise<void> {
  const document = await mustKnow(kind, key, deps.cache)
  await deps.db.transaction(async (tx) => {
    await lockDocument(tx, document)
    const draft = await findDraft(tx, document)
    if (draft && draft.revision !== revision) throw new Problem('draft-changed', 409)
    await deleteDraft(tx, document)
  })
}

/** Throws 409 `id-used` when the id stands for something else that was published. */
async function isPublished(
  tx: Queryable,
  { kind, key }: Document,
  id: string,
  isSame: (found: StoredEdition) => boolean,
): Promise<boolean> {
  const found = await findEdition(tx, id)
  if (found && (found.kind !== kind || found.key !== key || !isSame(found))) throw new Problem('id-used', 409)
  return found !== undefined
}

/** A draft is based on a version and gone once it is published, so the next version is always another draft. */
const isSameTurn = ({ by, version }: StoredEdition, input: Pick<NewEdition, 'by' | 'latest'>) =>
  by === input.by && (input.latest === undefined || version === input.latest + 1)

function isSamePlan(found: StoredEdition, input: Omit<NewEdition, 'value'>): boolean {
  const from = input.from && input.from > found.at ? input.from : found.at
  return (
    isSameTurn(found, input) &&
    found.undoes === null &&
    found.note === (input.note ?? '') &&
    found.from.getTime() === from.getTime() &&
    found.until?.getTime() === input.until?.getTime()
  )
}

const objectOf = ({ kind, key }: Document) => ({ kind, id: key })

async function addEdition(
  deps: Pick<WriteDeps, 'clock' | 'live'>,
  tx: Queryable,
  kind: EditionKind,
  { id, key, note = '', by, latest, ...input }: NewEdition,
): Promise<void> {
  const document = { kind: kind.name, key }
  const value = mustFit(kind, input.value)
  await mustBePublishable(tx, kind, key, value)
  const now = deps.clock.now()
  const { from, until } = periodOf(input, now)
  const newest = await latestVersion(tx, document)
  if (latest !== undefined && newest !== latest) throw new Problem('version-changed', 409)
  const version = newest + 1
  await insertEdition(tx, {
    ...{ ...document, id, version, value, undoes: null, from, until, note, at: now, by },
  })
  await audit(tx, {
    actor: by,
    action: 'content-published',
    object: objectOf(document),
    detail: { version, from: from.toISOString(), until: until?.toISOString() ?? null },
  })
  await deps.live.publish(tx, TOPIC, document)
}
