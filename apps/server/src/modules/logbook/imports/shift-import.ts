import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { findImport, listDives, replaceDive } from './import.store.ts'
import { judgeDives } from './judge-dives.ts'

const MINUTE_MS = 60_000

/** Corrects the clock of a computer that was off or showed the time of another zone. */
export async function shiftImport(
  { db }: Pick<LogbookDeps, 'db'>,
  caller: User,
  id: string,
  { minutes, indexes }: { minutes: number; indexes?: readonly number[] | undefined },
): Promise<void> {
  const key = { affiliateId: caller.affiliateId, id }
  await db.transaction(async (tx) => {
    const found = await findImport(tx, key, { isLocked: true })
    if (!found) throw new Problem('not-found', 404)
    if (found.status !== 'preview') throw new Problem('refused', 409, { extra: { because: found.status } })
    for (const { index, dive } of await listDives(tx, key, indexes))
      if (dive.start) {
        const start = { ...dive.start, local: shifted(dive.start.local, minutes) }
        await replaceDive(tx, key, { index, dive: { ...dive, start } })
      }
    await judgeDives(tx, key)
  })
}

const shifted = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}Z`) + minutes * MINUTE_MS).toISOString().slice(0, local.length)
