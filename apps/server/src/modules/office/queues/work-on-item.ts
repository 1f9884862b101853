import { randomUUID } from 'node:crypto'
import type { OpenedItemWire } from '@fathom/contract/office'
import { endOfClaim, type QueueKind } from '@fathom/domain/office'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { QueueItem, QueueReader, QueueSource } from '../../../platform/queues.ts'
import { mustBeAboutOthers } from '../../../platform/staff-rights/index.ts'
import { findClaim, listHeld, lockHolder, renewClaims, reserveFree } from './claim.store.ts'
import { addItemEvent } from './item-event.store.ts'
import { addNote } from './note.store.ts'
import { findItems } from './queue.store.ts'
import { QUEUE_JOB } from './queue-job.ts'
import { mustTake } from './queue-port.ts'
import type { QueuesDeps } from './queues.deps.ts'
import { openItem, sourceOf } from './read-queue.ts'
import { releaseClaims } from './release-claims.ts'

type Item = QueueItem & { kind: QueueKind }

/** Taking what one holds already renews the claim, and tells nobody. */
export async function takeOne(deps: QueuesDeps, reader: QueueReader, item: Item): Promise<OpenedItemWire> {
  await deps.db.transaction(async (tx) => {
    const [row] = await findItems(tx, sourceOf(deps, item.kind), [item.id], { now: deps.clock.now() })
    if (!row) throw new Problem('not-found', 404)
    mustBeAboutOthers(reader.caller.affiliateId, row.person)
    await lockHolder(tx, reader.caller.affiliateId)
    await openClaim(deps, tx, reader.caller, { ...item, affiliateId: row.person })
  })
  return openItem(deps, reader, item.kind, item.id)
}

/** From now on the caller works on it. */
async function openClaim(
  deps: QueuesDeps,
  tx: Queryable,
  caller: User,
  item: Item & { affiliateId: number },
): Promise<void> {
  const [actor, at] = [caller.affiliateId, deps.clock.now()]
  const before = await findClaim(tx, item, at)
  await mustTake(deps, tx, caller, item)
  if (before?.holder === actor) return
  await addItemEvent(tx, item, { affiliateId: item.affiliateId, actor, event: 'item-taken', at })
  await deps.jobs.send(tx, QUEUE_JOB, { kind: item.kind, isNew: false })
}

/** Releasing what one doesn't hold changes nothing. */
export function releaseOne(deps: QueuesDeps, { caller }: QueueReader, item: Item): Promise<void> {
  sourceOf(deps, item.kind)
  return deps.db.transaction((tx) => releaseClaims(deps, tx, caller.affiliateId, item))
}

/** OF-05: who leaves a queue gives back what isn't decided. */
export function releaseAll(deps: QueuesDeps, { caller }: QueueReader, kind: QueueKind): Promise<void> {
  sourceOf(deps, kind)
  return deps.db.transaction((tx) => releaseClaims(deps, tx, caller.affiliateId, { kind }))
}

/** A page that is open and used renews what its reader holds. Answers what that still is. */
export function renewAll(deps: QueuesDeps, { caller }: QueueReader, kind: QueueKind): Promise<string[]> {
  sourceOf(deps, kind)
  return deps.db.transaction(async (tx) => {
    const [holder, now] = [caller.affiliateId, deps.clock.now()]
    const renewed = await renewClaims(tx, kind, { holder, now, heldUntil: endOfClaim(kind, now) })
    if (renewed.some(({ hadLapsed }) => hadLapsed))
      await deps.jobs.send(tx, QUEUE_JOB, { kind, isNew: false })
    return renewed.map(({ id }) => id)
  })
}

type Next = { hold: number; open?: string | undefined }

/**
 * The caller then holds `hold` items, if there are so many: those held already, and the oldest free ones. They work on
 * the first one, which is `open` if they hold that; the others are only reserved. Asking again after a lost answer
 * takes nothing more.
 */
export async function takeNext(
  deps: QueuesDeps,
  reader: QueueReader,
  kind: QueueKind,
  next: Next,
): Promise<OpenedItemWire[]> {
  const source = sourceOf(deps, kind)
  for (;;) {
    const ids = await deps.db.transaction((tx) =>
      holdNext(deps, tx, { caller: reader.caller, source, ...next }),
    )
    if (ids) return (await Promise.all(ids.map((id) => openIfThere(deps, reader, kind, id)))).flat()
  }
}

/** The items, the open one first. Undefined when others were faster: another try finds others. */
async function holdNext(
  deps: QueuesDeps,
  tx: Queryable,
  { caller, source, hold, open }: Next & { caller: User; source: QueueSource },
): Promise<string[] | undefined> {
  const kind = source.kind as QueueKind
  const [holder, now] = [caller.affiliateId, deps.clock.now()]
  const heldUntil = endOfClaim(kind, now)
  await lockHolder(tx, holder)
  const { offered, taken } = await reserveFree(tx, source, { holder, now, heldUntil, hold })
  if (taken < offered) return undefined
  const held = await listHeld(tx, kind, { holder, now })
  const rows = await findItems(tx, source, held, { now })
  const first = rows.find(({ id }) => id === open) ?? rows[0]
  if (!first) return []
  await renewClaims(tx, kind, { holder, now, heldUntil })
  await openClaim(deps, tx, caller, { kind, id: first.id, affiliateId: first.person })
  const others = rows.filter(({ id }) => id !== first.id)
  return [first, ...others].slice(0, hold).map(({ id }) => id)
}

/** An item may be withdrawn by its owner in the same moment. */
async function openIfThere(deps: QueuesDeps, reader: QueueReader, kind: QueueKind, id: string) {
  try {
    return [await openItem(deps, reader, kind, id)]
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return []
    throw error
  }
}

/** A note by the holder renews the claim. Anyone with the right may write one. */
export async function writeNote(
  deps: QueuesDeps,
  reader: QueueReader,
  item: Item,
  { id = randomUUID(), text }: { id?: string | undefined; text: string },
): Promise<OpenedItemWire> {
  const { caller } = reader
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const [row] = await findItems(tx, sourceOf(deps, item.kind), [item.id], { now, isAny: true })
    if (!row) throw new Problem('not-found', 404)
    await addNote(tx, item, { id, affiliateId: row.person, author: caller.affiliateId, text, at: now })
    if (row.holder === caller.affiliateId) await mustTake(deps, tx, caller, item)
    await deps.jobs.send(tx, QUEUE_JOB, { kind: item.kind, isNew: false })
  })
  return openItem(deps, reader, item.kind, item.id)
}
