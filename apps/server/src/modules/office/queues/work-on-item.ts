import { randomUUID } from 'node:crypto'
import type { OpenedItemWire } from '@fathom/contract/office'
import { claimsLapsedAt, type QueueKind } from '@fathom/domain/office'
import { Problem } from '../../../platform/problem.ts'
import type { QueueItem, QueueReader } from '../../../platform/queues.ts'
import { mustBeAboutOthers } from '../../../platform/staff-rights/index.ts'
import { listClaims, lockHolder, releaseItem, takeFree } from './claim.store.ts'
import { addNote } from './note.store.ts'
import { findItems } from './queue.store.ts'
import { QUEUE_JOB } from './queue-job.ts'
import { mustTake } from './queue-port.ts'
import type { QueuesDeps } from './queues.deps.ts'
import { openItem, sourceOf } from './read-queue.ts'

type Item = QueueItem & { kind: QueueKind }

/** Taking what one holds already renews the claim. */
export async function takeOne(deps: QueuesDeps, reader: QueueReader, item: Item): Promise<OpenedItemWire> {
  await deps.db.transaction(async (tx) => {
    const lapsedAt = claimsLapsedAt(deps.clock.now())
    const [row] = await findItems(tx, sourceOf(deps, item.kind), [item.id], { lapsedAt })
    if (!row) throw new Problem('not-found', 404)
    mustBeAboutOthers(reader.caller.affiliateId, row.person)
    await mustTake(deps, tx, reader.caller, item)
    await deps.jobs.send(tx, QUEUE_JOB, { kind: item.kind, isNew: false })
  })
  return openItem(deps, reader, item.kind, item.id)
}

/** Releasing what one doesn't hold changes nothing. */
export function releaseOne(deps: QueuesDeps, { caller }: QueueReader, item: Item): Promise<void> {
  sourceOf(deps, item.kind)
  return deps.db.transaction(async (tx) => {
    if (await releaseItem(tx, item, caller.affiliateId))
      await deps.jobs.send(tx, QUEUE_JOB, { kind: item.kind, isNew: false })
  })
}

/**
 * The caller then holds `hold` items, if there are so many: those held already, and the oldest free ones. Asking
 * again after a lost answer takes nothing more.
 */
export async function takeNext(
  deps: QueuesDeps,
  reader: QueueReader,
  kind: QueueKind,
  hold: number,
): Promise<OpenedItemWire[]> {
  const source = sourceOf(deps, kind)
  const holder = reader.caller.affiliateId
  for (let isMissed = true; isMissed; ) {
    const now = deps.clock.now()
    const { offered, taken } = await deps.db.transaction(async (tx) => {
      await lockHolder(tx, holder)
      const result = await takeFree(tx, source, { holder, now, lapsedAt: claimsLapsedAt(now), hold })
      if (result.taken > 0) await deps.jobs.send(tx, QUEUE_JOB, { kind, isNew: false })
      return result
    })
    isMissed = taken < offered
  }
  const lapsedAt = claimsLapsedAt(deps.clock.now())
  const claims = (await listClaims(deps.db, lapsedAt)).filter(
    (one) => one.kind === kind && one.holder === holder,
  )
  const rows = await findItems(
    deps.db,
    source,
    claims.map(({ id }) => id),
    { lapsedAt },
  )
  const opened = rows.slice(0, hold).map(({ id }) => openIfThere(deps, reader, kind, id))
  return (await Promise.all(opened)).flat()
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
    const lapsedAt = claimsLapsedAt(now)
    const [row] = await findItems(tx, sourceOf(deps, item.kind), [item.id], { lapsedAt, isAny: true })
    if (!row) throw new Problem('not-found', 404)
    await addNote(tx, item, { id, affiliateId: row.person, author: caller.affiliateId, text, at: now })
    if (row.holder === caller.affiliateId) await mustTake(deps, tx, caller, item)
    await deps.jobs.send(tx, QUEUE_JOB, { kind: item.kind, isNew: false })
  })
  return openItem(deps, reader, item.kind, item.id)
}
