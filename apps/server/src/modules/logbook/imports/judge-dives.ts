import { isBroken } from '@fathom/dive-files'
import { daysAround, likenessOf } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import { breathe } from './breathe.ts'
import { factsOf } from './dive-facts.ts'
import type { ImportKey } from './import.store.ts'
import {
  findBySource,
  type Judged,
  type KnownDive,
  listDives,
  listExisting,
  listKnownDives,
  type StoredDive,
  saveVerdicts,
} from './import-dive.store.ts'

/** The days around it are days of the calendar, too. */
const hasNeighbors = (day: string) => day >= '1000' && day < '9999'

/** LO-02: compares the dives of an import with the logbook as it is now, and stores what it finds. */
export async function judgeDives(db: Queryable, key: ImportKey): Promise<void> {
  const dives = await listDives(db, key)
  const days = dives
    .flatMap(({ dive }) => (isBroken(dive) ? [] : (factsOf(dive)?.day ?? [])))
    .filter(hasNeighbors)
    .sort()
  const [first] = days
  const last = days.at(-1)
  const known =
    first && last
      ? await listKnownDives(db, key.affiliateId, {
          from: daysAround(first)[0] ?? first,
          to: daysAround(last).at(-1) ?? last,
        })
      : []
  const bySource = await findBySource(
    db,
    key.affiliateId,
    dives.map(({ sourceKey }) => sourceKey),
  )
  const own = await listExisting(
    db,
    key.affiliateId,
    dives.flatMap(({ dive }) => (dive.own && dive.sourceId) || []),
  )
  await saveVerdicts(db, key, await verdictsOf(dives, known, { bySource, own }))
}

/** Nobody makes more: of a day with more dives, those beyond aren't compared. */
export const MOST_OF_A_DAY = 100

/** Each dive of the logbook is the match of one dive at most. */
export async function verdictsOf(
  dives: readonly Pick<StoredDive, 'index' | 'dive' | 'sourceKey'>[],
  known: readonly KnownDive[],
  { bySource, own }: { bySource: ReadonlyMap<string, string>; own: ReadonlySet<string> },
  compare = likenessOf,
): Promise<Judged[]> {
  const byDay = new Map(
    [...Map.groupBy(known, ({ day }) => day)].map(([day, ofDay]) => [day, ofDay.slice(0, MOST_OF_A_DAY)]),
  )
  const taken = new Set<string>()
  const judge = ({ index, dive, sourceKey }: (typeof dives)[number]): Judged => {
    const facts = factsOf(dive)
    // A draft of our own may lack anything.
    if (dive.own ? !facts && dive.sourceId === undefined : isBroken(dive) || !facts)
      return { index, verdict: 'broken', matchId: null }
    const isOwn = dive.own !== undefined && own.has(dive.sourceId ?? '')
    const before = isOwn ? dive.sourceId : bySource.get(sourceKey)
    if (before && !taken.has(before)) return { index, verdict: 'known', matchId: before }
    if (!facts) return { index, verdict: 'new', matchId: null }
    const near = daysAround(facts.day)
      .flatMap((day) => byDay.get(day) ?? [])
      .filter(({ id }) => !taken.has(id))
    let perhaps: KnownDive | undefined
    for (const each of near) {
      const likeness = compare(each, facts)
      if (likeness === 'same') return { index, verdict: 'known', matchId: each.id }
      if (likeness === 'perhaps') perhaps ??= each
    }
    return { index, verdict: perhaps ? 'doubtful' : 'new', matchId: perhaps?.id ?? null }
  }
  const all: Judged[] = []
  for (const dive of dives) {
    const judged = judge(dive)
    if (judged.verdict === 'known' && judged.matchId) taken.add(judged.matchId)
    all.push(judged)
    await breathe(all.length)
  }
  return all
}
