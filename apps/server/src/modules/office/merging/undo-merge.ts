import { undoUntil } from '@fathom/domain/session'
import { audit } from '../../../platform/audit/index.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { setMergedInto } from '../../account/index.ts'
import type { OfficeDeps } from '../office.deps.ts'
import {
  findMerge,
  hasLaterMerge,
  listRows,
  listSources,
  type StoredMerge,
  setUndone,
} from './merge.store.ts'
import type { By } from './merge-accounts.ts'
import { moveBack } from './move-rows.ts'
import { getPair } from './preview-merge.ts'

/** OF-03: what moved goes back. What was added since stays where it is. Undoing twice is undoing once. */
export async function undoMerge(deps: OfficeDeps, { caller, cookie }: By, id: string): Promise<void> {
  await deps.sessions.mustBeFresh(caller, cookie)
  const now = deps.clock.now()
  const undone = await deps.db.transaction(async (tx) => {
    const merge = await findMerge(tx, id, { lock: true })
    if (!merge) throw new Problem('not-found', 404)
    if (merge.undoneAt) return undefined
    if (now > undoUntil(merge.mergedAt)) throw new Problem('undo-over', 409)
    const { to } = await getPair(tx, merge, { lock: true })
    // What a later merge decided rests on this one: it goes back first.
    if (to.mergedInto !== null || (await hasLaterMerge(tx, merge))) throw new Problem('undo-later-first', 409)
    await moveAllBack(deps, tx, merge)
    await setMergedInto(tx, merge.from, null, { earlier: await listSources(tx, merge.from), now })
    await setUndone(tx, id, caller.affiliateId, now)
    for (const subject of [merge.from, merge.to])
      await audit(tx, {
        actor: caller.affiliateId,
        action: 'merge-undone',
        subject,
        object: { kind: 'merge', id },
        detail: { from: merge.from, to: merge.to },
      })
    const pairs = [
      { person: merge.from, other: merge.to },
      { person: merge.to, other: merge.from },
    ]
    for (const { person, other } of pairs.sort((one, two) => one.person - two.person))
      await deps.notify(tx, person, {
        kind: 'merge-undone',
        values: { number: String(other) },
        url: '/account',
      })
    return merge
  })
  // What its devices have stored is partly another's now.
  if (undone) await deps.sessions.endSessions(undone.to)
}

async function moveAllBack(deps: OfficeDeps, tx: Queryable, merge: StoredMerge): Promise<void> {
  const parts = deps.mergeParts()
  const moves = Object.values(parts).flatMap((part) => part.moves)
  await tx.query('set constraints all deferred')
  for (const { table, column, keys } of await listRows(tx, merge.id)) {
    const move = moves.find((each) => each.table === table && each.column === column)
    if (move) await moveBack(tx, move, merge, keys)
  }
  for (const [name, ids] of Object.entries(merge.prepared)) await parts[name]?.restore?.(tx, ids)
  for (const part of Object.values(parts)) await part.moved?.(tx, { from: merge.to, to: merge.from })
}
