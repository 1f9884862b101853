import { isPossibleStart } from '@fathom/dive-files'
import type { User } from '@fathom/domain/session'
import { Problem } from '../../../platform/problem.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { findImport, type ImportedDive, listDives, replaceDive } from './import.store.ts'
import { judgeDives } from './judge-dives.ts'

const MINUTE_MS = 60_000

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
    for (const { index, dive } of await listDives(tx, key, indexes))
      await replaceDive(tx, key, { index, dive: shiftDive(dive, minutes, clock.now()) })
    await judgeDives(tx, key)
  })
}

/** Whether its start is possible is judged again. */
function shiftDive(dive: ImportedDive, minutes: number, now: Date): ImportedDive {
  if (!dive.start) return dive
  const local = shifted(dive.start.local, minutes)
  const problems = dive.problems.filter(({ code }) => code !== 'start-impossible')
  if (!isPossibleStart(local, now)) problems.push({ code: 'start-impossible', value: local })
  return { ...dive, start: { ...dive.start, local }, problems }
}

const DAY_LENGTH = '2026-05-14'.length

function shifted(local: string, minutes: number): string {
  const start = Date.parse(local.length > DAY_LENGTH ? `${local}Z` : local)
  const text = new Date(start + minutes * MINUTE_MS).toISOString()
  // Years before 0 and after 9999 have a sign.
  if (!/^\d/.test(text))
    throw new Problem('invalid-input', 400, { errors: ['minutes: no dive is that early or late'] })
  return text.slice(0, local.length)
}
