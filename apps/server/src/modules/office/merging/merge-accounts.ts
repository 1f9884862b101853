import type { MergeWire, NewMergeWire } from '@fathom/contract/office'
import type { User } from '@fathom/domain/session'
import { undoUntil } from '@fathom/domain/session'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import type { MergePair } from '../../../platform/merging.ts'
import { Problem } from '../../../platform/problem.ts'
import { endSignIns, sendLetter, setMergedInto } from '../../account/index.ts'
import type { OfficeDeps } from '../office.deps.ts'
import {
  addRows,
  findMergeByKey,
  insertMerge,
  keyUsed,
  listSources,
  type StoredMerge,
} from './merge.store.ts'
import { moveRows } from './move-rows.ts'
import { findRefusal, getPair, haveSameName, movesOf } from './preview-merge.ts'

export type By = { caller: User; cookie: string | undefined }

export const mergeWireOf = ({ id, from, to, mergedAt }: StoredMerge): MergeWire => ({
  ...{ id, from, to },
  mergedAt: mergedAt.toISOString(),
  undoUntil: undoUntil(mergedAt).toISOString(),
})

/**
 * OF-03: everything of one account becomes the other's, in one transaction. The same confirmation sent twice is one
 * merge; of two members of staff who confirm at once, the second learns that it is done.
 */
export async function mergeAccounts(
  deps: OfficeDeps,
  { caller, cookie }: By,
  pair: MergePair,
  { key, reason, namesDiffer }: Omit<NewMergeWire, 'from'>,
): Promise<MergeWire> {
  await deps.sessions.mustBeFresh(caller, cookie)
  const { merge, isSameName } = await deps.db.transaction(async (tx) => {
    const accounts = await getPair(tx, pair, { lock: true })
    const isSameName = haveSameName(accounts)
    const done = await findMergeByKey(tx, pair, key)
    if (done && done.reason !== reason) throw keyUsed()
    if (done) return { merge: done, isSameName }
    const refusal = await findRefusal(deps, tx, accounts)
    if (refusal) throw new Problem(refusal, 409)
    if (!isSameName && !namesDiffer) throw new Problem('names-differ', 409)
    return { merge: await mergeLocked(deps, tx, caller, { ...pair, key, reason, isSameName }), isSameName }
  })
  if (merge.undoneAt) return mergeWireOf(merge)
  await deps.sessions.endSessions(pair.from)
  // What the account wrote while it was merged.
  await deps.db.transaction((tx) => moveAll(deps, tx, merge, isSameName))
  return mergeWireOf(merge)
}

type Confirmed = MergePair & { key: string; reason: string; isSameName: boolean }

async function mergeLocked(
  deps: OfficeDeps,
  tx: Queryable,
  { affiliateId: by }: User,
  { from, to, key, reason, isSameName }: Confirmed,
): Promise<StoredMerge> {
  const now = deps.clock.now()
  const prepared: Record<string, readonly string[]> = {}
  for (const [name, { prepare }] of Object.entries(deps.mergeParts())) {
    const ids = await prepare?.(tx, { from, to }, now)
    if (ids && ids.length > 0) prepared[name] = ids
  }
  const id = await insertMerge(tx, { from, to, key, by, reason, now }, prepared)
  const merge: StoredMerge = { id, key, reason, from, to, mergedAt: now, prepared, undoneAt: null }
  await moveAll(deps, tx, merge, isSameName)
  await setMergedInto(tx, from, to, { earlier: await listSources(tx, from), now })
  await endSignIns(tx, from)
  for (const [subject, other] of [
    [from, to],
    [to, from],
  ] as const)
    await audit(tx, {
      actor: by,
      action: 'accounts-merged',
      subject,
      object: { kind: 'merge', id },
      detail: { from, to, other, reason },
    })
  await deps.notify(tx, to, { kind: 'accounts-merged', values: { number: String(from) }, url: '/account' })
  // If these are two people, anyone who has the other address must learn of it while it can be undone.
  await sendLetter(deps, tx, from, 'merged')
  return merge
}

async function moveAll(
  deps: OfficeDeps,
  tx: Queryable,
  merge: StoredMerge,
  isSameName: boolean,
): Promise<void> {
  const { from, to, id } = merge
  // A form and its pages refer to each other by number: they agree again once all have moved.
  await tx.query('set constraints all deferred')
  let moved = 0
  for (const part of Object.values(deps.mergeParts())) {
    for (const move of movesOf(part, isSameName)) {
      const keys = await moveRows(tx, move, { from, to })
      if (keys.length > 0) await addRows(tx, id, { table: move.table, column: move.column, keys })
      moved += keys.length
    }
  }
  if (moved === 0) return
  for (const part of Object.values(deps.mergeParts())) await part.moved?.(tx, { from, to })
}
