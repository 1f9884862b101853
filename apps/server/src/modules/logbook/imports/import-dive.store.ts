import type { ImportedDiveWire } from '@fathom/contract/logbook'
import type { SourceComputer, SourceDive } from '@fathom/dive-files'
import type { DiveFacts } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'
import type { OwnPhoto } from '../exports/own-record.ts'
import type { ImportKey, Verdict } from './import.store.ts'

/** A dive of a file without its samples; those are profiles of their own. */
export type ImportedDive = Omit<SourceDive, 'computers'> & {
  /** `samples` is their number. */
  computers: readonly (Omit<SourceComputer, 'samples'> & { samples: number })[]
  /** Of a dive of our own archive, which has their files. */
  photos?: readonly OwnPhoto[]
  /** Of a dive of our own exports. */
  becomes?: ImportedDiveWire['becomes']
  /** By how many minutes the diver moved its clock. */
  shift?: number
}

export type StoredDive = {
  index: number
  dive: ImportedDive
  sourceKey: string
  verdict: Verdict
  matchId: string | null
  logId: string | null
  isCreated: boolean
}

export async function insertDives(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  dives: readonly Pick<StoredDive, 'index' | 'dive' | 'sourceKey'>[],
): Promise<void> {
  if (dives.length === 0) return
  await db.query(
    `insert into dive_import_dive (affiliate_id, import_id, index, dive, source_key, verdict)
     select $1, $2, index, dive, "sourceKey", 'new'
     from json_to_recordset($3) as d (index int, dive json, "sourceKey" text)`,
    [affiliateId, id, JSON.stringify(dives)],
  )
}

export async function replaceDives(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  dives: readonly Pick<StoredDive, 'index' | 'dive'>[],
): Promise<void> {
  await db.query(
    `update dive_import_dive d set dive = r.dive
     from json_to_recordset($3) as r (index int, dive json)
     where d.affiliate_id = $1 and d.import_id = $2 and d.index = r.index`,
    [affiliateId, id, JSON.stringify(dives.map(({ index, dive }) => ({ index, dive })))],
  )
}

export function listDives(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  indexes?: readonly number[],
): Promise<StoredDive[]> {
  return db.query<StoredDive>(
    `select index, dive, source_key as "sourceKey", verdict, match_id as "matchId", log_id as "logId",
       is_created as "isCreated"
     from dive_import_dive
     where affiliate_id = $1 and import_id = $2 and ($3::int[] is null or index = any($3)) order by index`,
    [affiliateId, id, indexes ?? null],
  )
}

export type Judged = { index: number; verdict: Verdict; matchId: string | null }

export async function saveVerdicts(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  judged: readonly Judged[],
): Promise<void> {
  await db.query(
    `update dive_import_dive d set verdict = j.verdict, match_id = j."matchId"
     from json_to_recordset($3) as j (index int, verdict text, "matchId" uuid)
     where d.affiliate_id = $1 and d.import_id = $2 and d.index = j.index`,
    [affiliateId, id, JSON.stringify(judged)],
  )
}

export async function saveOutcome(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  outcome: readonly Pick<StoredDive, 'index' | 'logId' | 'isCreated'>[],
): Promise<void> {
  await db.query(
    `update dive_import_dive d set log_id = o."logId", is_created = o."isCreated"
     from json_to_recordset($3) as o (index int, "logId" uuid, "isCreated" boolean)
     where d.affiliate_id = $1 and d.import_id = $2 and d.index = o.index`,
    [affiliateId, id, JSON.stringify(outcome)],
  )
}

export type KnownDive = DiveFacts & { id: string }

/** The diver's dives of these days, with what tells dives apart. */
export function listKnownDives(
  db: Queryable,
  affiliateId: number,
  { from, to }: { from: string; to: string },
): Promise<KnownDive[]> {
  return db.query<KnownDive>(
    `select id, dive_date::text as day, doc->'depth_time'->>'time_in' as time, bottom_time as duration,
       max_depth as "maxDepth"
     from dive_log
     where affiliate_id = $1 and deleted_at is null and dive_date is not null and sort_date between $2 and $3
     order by sort_date, id`,
    [affiliateId, from, to],
  )
}

/** Which of these are dives of the diver. */
export async function listExisting(
  db: Queryable,
  affiliateId: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(
    'select id from dive_log where affiliate_id = $1 and id = any($2::uuid[]) and deleted_at is null',
    [affiliateId, ids],
  )
  return new Set(rows.map(({ id }) => id))
}

/** The dives that earlier imports made of the same dives of a source, by their key. */
export async function findBySource(
  db: Queryable,
  affiliateId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ key: string; id: string }>(
    `select distinct on (d.source_key) d.source_key as key, d.log_id as id
     from dive_import_dive d
     join dive_log l on l.affiliate_id = d.affiliate_id and l.id = d.log_id and l.deleted_at is null
     where d.affiliate_id = $1 and d.source_key = any($2) order by d.source_key, d.import_id`,
    [affiliateId, keys],
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}
