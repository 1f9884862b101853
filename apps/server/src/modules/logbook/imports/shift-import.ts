import { isPossibleStart } from '@fathom/dive-files'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { findImport, type ImportKey } from './import.store.ts'
import { type ImportedDive, listDives, replaceDives, type StoredDive } from './import-dive.store.ts'
import { judgeDives } from './judge-dives.ts'
import { shiftTime } from './shift-time.ts'

/** Corrects the clock of a computer that was off or showed the time of another zone. */
export async function shiftImport(
  { db, clock }: Pick<LogbookDeps, 'db' | 'clock'>,
  caller: User,
  id: string,
  { minutes, indexes }: { minutes: number; indexes?: readonly number[] | undefined },
): Promise<void> {
  const key = { affiliateId: caller.affiliateId, id }
  await db.transaction(async (tx) => {
    const found = await findImport(tx, key, { isLocked: true })
    if (!found) throw new Problem('not-found', 404)
    if (found.status !== 'preview') throw new Problem('refused', 409, { extra: { because: found.status } })
    await shiftDives(tx, key, await listDives(tx, key, indexes), () => minutes, clock.now())
    await judgeDives(tx, key)
  })
}

async function shiftDives(
  tx: Queryable,
  key: ImportKey,
  dives: readonly StoredDive[],
  minutesOf: (dive: StoredDive) => number,
  now: Date,
): Promise<void> {
  await replaceDives(
    tx,
    key,
    dives.map((each) => ({ index: each.index, dive: shiftDive(each.dive, minutesOf(each), now) })),
  )
}

/** Whether its start is possible is judged again. */
function shiftDive(dive: ImportedDive, minutes: number, now: Date): ImportedDive {
  if (!dive.start || minutes === 0) return dive
  const local = shiftTime(dive.start.local, minutes)
  const problems = dive.problems.filter(({ code }) => code !== 'start-impossible')
  if (!isPossibleStart(local, now)) problems.push({ code: 'start-impossible', value: local })
  return { ...dive, start: { ...dive.start, local }, problems, shift: (dive.shift ?? 0) + minutes }
}

/**
 * Moves clocks as they were before the files were read again. If there are more or fewer dives now, nothing says which
 * is which: then only what was done to all of them is done again.
 */
export async function shiftAsBefore(
  tx: Queryable,
  key: ImportKey,
  before: readonly StoredDive[],
  now: Date,
): Promise<void> {
  const shifts = before.map(({ dive }) => dive.shift ?? 0)
  const [first = 0] = shifts
  const isOfAll = shifts.every((shift) => shift === first)
  if (isOfAll && first === 0) return
  const dives = await listDives(tx, key)
  if (!isOfAll && dives.length !== before.length) return
  const byIndex = new Map(before.map(({ index }, at) => [index, shifts[at] ?? 0]))
  await shiftDives(tx, key, dives, ({ index }) => (isOfAll ? first : (byIndex.get(index) ?? 0)), now)
}
