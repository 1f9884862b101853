import { randomUUID } from 'node:crypto'
import { type DiveLogWire, type LogbookEventWire, logContentWireOf } from '@fathom/contract/logbook'
import { placeOfSite, profileSketch, todayIn } from '@fathom/domain/logbook'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { readOwnRecord } from '../exports/own-record.ts'
import { LOGBOOK_EVENT } from '../feed/record-change.ts'
import type { LogbookDeps } from '../logbook.deps.ts'
import { insertLogs } from '../logs/dive-log.store.ts'
import { rememberCreations } from '../logs/history.store.ts'
import { newDocument } from '../logs/write-log.ts'
import { attachProfiles, listComputers, listWaiting, type WaitingProfile } from '../profiles/profile.store.ts'
import { refreshSketch } from '../profiles/refresh-sketch.ts'
import type { DiveSiteRow } from '../sites/site.store.ts'
import { becomesOf, finishedParts } from './becomes.ts'
import { contentOfDive } from './content-of-dive.ts'
import { findImport, type ImportKey, setStatus } from './import.store.ts'
import { listDives, type StoredDive, saveOutcome } from './import-dive.store.ts'
import { judgeDives } from './judge-dives.ts'
import { type FindSite, siteFinder } from './near-site.ts'
import { shiftContent } from './shift-time.ts'

type Deps = Pick<LogbookDeps, 'db' | 'clock' | 'live'>

const BATCH_DIVES = 100

/**
 * Creates the new dives of a preview, and adds the recordings of further computers to dives that are there. Without a
 * choice of the diver, dives in doubt are left out. Accepting again changes nothing.
 */
export async function acceptImport(
  deps: Deps,
  caller: User,
  id: string,
  indexes: readonly number[] | undefined,
): Promise<void> {
  const key = { affiliateId: caller.affiliateId, id }
  await deps.db.transaction(async (tx) => {
    // One import of a diver after another: each compares its dives with those of the one before.
    await deps.live.hold(tx, caller.affiliateId)
    const found = await findImport(tx, key, { isLocked: true })
    if (!found) throw new Problem('not-found', 404)
    if (found.status === 'accepted') return
    if (found.status !== 'preview') throw new Problem('refused', 409, { extra: { because: found.status } })
    await judgeDives(tx, key)
    const chosen = await chosenDives(tx, key, indexes)
    const findSite = await siteFinder(tx, caller.affiliateId, chosen)
    for (let from = 0; from < chosen.length; from += BATCH_DIVES)
      await acceptDives(deps, tx, caller, key, { dives: chosen.slice(from, from + BATCH_DIVES), findSite })
    await setStatus(tx, key, 'accepted', deps.clock.now())
    await announce(deps, tx, key)
  })
}

/** Devices then ask for all that changed, so one of the dives is enough. */
async function announce({ live }: Deps, tx: Queryable, key: ImportKey): Promise<void> {
  const { affiliateId: affiliate_id } = key
  const logId = (await listDives(tx, key)).findLast((dive) => dive.logId !== null)?.logId
  if (!logId) return
  const event: LogbookEventWire = { id: logId, affiliate_id, version: 1 }
  await live.publishTo(tx, affiliate_id, LOGBOOK_EVENT, event)
}

async function chosenDives(
  tx: Queryable,
  key: ImportKey,
  indexes: readonly number[] | undefined,
): Promise<StoredDive[]> {
  const dives = await listDives(tx, key, indexes)
  const isUnknown = indexes && dives.length < new Set(indexes).size
  const broken = indexes ? dives.filter(({ verdict }) => verdict === 'broken') : []
  if (isUnknown || broken.length > 0)
    throw new Problem('invalid-input', 400, {
      errors: ['indexes: only dives of this import that can be read'],
    })
  return dives.filter(({ verdict }) => (indexes ? true : verdict === 'new' || verdict === 'known'))
}

async function acceptDives(
  deps: Deps,
  tx: Queryable,
  caller: User,
  key: ImportKey,
  { dives, findSite }: { dives: readonly StoredDive[]; findSite: FindSite },
): Promise<void> {
  const profiles = Map.groupBy(
    await listWaiting(
      tx,
      key,
      dives.map(({ index }) => index),
    ),
    ({ index }) => index,
  )
  const profilesOf = ({ index }: StoredDive) => profiles.get(index) ?? []
  const isKnown = ({ verdict, matchId }: StoredDive) => verdict === 'known' && matchId !== null
  const created = await createDives(
    deps,
    tx,
    caller,
    dives.filter((dive) => !isKnown(dive)),
    { profilesOf, findSite },
  )
  const joined = await joinDives(tx, key, dives.filter(isKnown), profilesOf)
  await attachProfiles(
    tx,
    key.affiliateId,
    [...created, ...joined].flatMap(({ attached }) => attached),
  )
  for (const { logId, attached } of joined)
    if (logId && attached.length > 0) await refreshSketch(tx, key.affiliateId, logId)
  await saveOutcome(
    tx,
    key,
    [...created, ...joined].map(({ index, logId, isCreated }) => ({ index, logId, isCreated })),
  )
}

type Outcome = Pick<StoredDive, 'index' | 'logId' | 'isCreated'> & {
  attached: { id: string; logId: string }[]
}

async function createDives(
  deps: Deps,
  tx: Queryable,
  caller: User,
  dives: readonly StoredDive[],
  {
    profilesOf,
    findSite,
  }: { profilesOf: (dive: StoredDive) => readonly WaitingProfile[]; findSite: FindSite },
): Promise<Outcome[]> {
  const now = deps.clock.now()
  const made = dives.map((dive) => ({
    dive,
    doc: documentOf(caller, dive, { profiles: profilesOf(dive), site: findSite(dive.dive), now }),
  }))
  if (made.length === 0) return []
  const docs = made.map(({ doc }) => doc)
  await insertLogs(tx, docs)
  await rememberCreations(tx, caller, now, docs)
  return made.map(({ dive, doc }) => ({
    index: dive.index,
    logId: doc.id,
    isCreated: true,
    attached: profilesOf(dive).map(({ id }) => ({ id, logId: doc.id })),
  }))
}

function documentOf(
  caller: User,
  { dive }: StoredDive,
  { profiles, site, now }: { profiles: readonly WaitingProfile[]; site: DiveSiteRow | undefined; now: Date },
): DiveLogWire {
  const today = todayIn(null, now)
  const own = dive.own === undefined ? undefined : readOwnRecord(dive.own, today)
  const content = own
    ? shiftContent(own.content, dive.shift ?? 0)
    : { ...contentOfDive(dive, today), ...(site && placeAt(site)) }
  const becomes = becomesOf(finishedParts(content), own)
  const doc = newDocument(caller, {
    id: randomUUID(),
    logType: becomes === 'draft' ? (own?.logType ?? 'Recreational') : 'Recreational',
    content: logContentWireOf(content),
    now,
  })
  const [first] = profiles
  return {
    ...doc,
    status: becomes === 'draft' ? 'Draft' : 'Published',
    profile_sketch: (first && profileSketch(first.profile)) ?? null,
  }
}

const placeAt = (site: DiveSiteRow) => ({ title: site.name, location: placeOfSite(site), siteId: site.id })

/** Adds recordings of computers that a dive doesn't have yet. */
async function joinDives(
  tx: Queryable,
  key: ImportKey,
  dives: readonly StoredDive[],
  profilesOf: (dive: StoredDive) => readonly WaitingProfile[],
): Promise<Outcome[]> {
  const there = await listComputers(
    tx,
    key.affiliateId,
    dives.flatMap(({ matchId }) => matchId ?? []),
  )
  return dives.flatMap((dive): Outcome[] => {
    const { index, matchId: logId } = dive
    if (logId === null) return []
    const computers = there.get(logId) ?? []
    const added = profilesOf(dive).filter(
      ({ computer }) => computers.length === 0 || (computer !== null && !computers.includes(computer)),
    )
    return [{ index, logId, isCreated: false, attached: added.map(({ id }) => ({ id, logId })) }]
  })
}
