import type { DiveProfile } from '@fathom/domain/logbook'
import type { Queryable } from '../../../platform/database/index.ts'

export type NewProfile = { index: number; computer: string | null; profile: DiveProfile }

type ImportKey = { affiliateId: number; id: string }

export async function insertProfiles(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  profiles: readonly NewProfile[],
): Promise<void> {
  if (profiles.length === 0) return
  await db.query(
    `insert into dive_profile (affiliate_id, import_id, import_index, computer, profile)
     select $1, $2, index, computer, profile
     from json_to_recordset($3) as p (index int, computer text, profile json)`,
    [affiliateId, id, JSON.stringify(profiles)],
  )
}

/** The profiles of a dive, in the order in which they were imported. */
export async function listProfiles(db: Queryable, affiliateId: number, logId: string) {
  return db.query<{ id: string; importId: string; profile: DiveProfile }>(
    `select id, import_id as "importId", profile from dive_profile
     where affiliate_id = $1 and log_id = $2 order by id`,
    [affiliateId, logId],
  )
}

export type WaitingProfile = { id: string; index: number; computer: string | null; profile: DiveProfile }

/** The profiles of these dives of an import that belong to no dive yet. */
export function listWaiting(
  db: Queryable,
  { affiliateId, id }: ImportKey,
  indexes: readonly number[],
): Promise<WaitingProfile[]> {
  return db.query<WaitingProfile>(
    `select id, import_index as index, computer, profile from dive_profile
     where affiliate_id = $1 and import_id = $2 and import_index = any($3) and log_id is null order by id`,
    [affiliateId, id, indexes],
  )
}

/** The computers whose recordings these dives have, by dive. */
export async function listComputers(
  db: Queryable,
  affiliateId: number,
  logIds: readonly string[],
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  const rows = await db.query<{ logId: string; computers: (string | null)[] }>(
    `select log_id as "logId", array_agg(computer) as computers from dive_profile
     where affiliate_id = $1 and log_id = any($2) group by log_id`,
    [affiliateId, logIds],
  )
  return new Map(rows.map(({ logId, computers }) => [logId, computers]))
}

export async function attachProfiles(
  tx: Queryable,
  affiliateId: number,
  attached: readonly { id: string; logId: string }[],
): Promise<void> {
  if (attached.length === 0) return
  await tx.query(
    `update dive_profile p set log_id = a."logId"
     from json_to_recordset($2) as a (id uuid, "logId" uuid) where p.affiliate_id = $1 and p.id = a.id`,
    [affiliateId, JSON.stringify(attached)],
  )
}

/** Takes the profiles that an import added to these dives away from them. */
export async function detachProfiles(
  tx: Queryable,
  { affiliateId, id }: ImportKey,
  logIds: readonly string[],
): Promise<void> {
  await tx.query(
    'update dive_profile set log_id = null where affiliate_id = $1 and import_id = $2 and log_id = any($3)',
    [affiliateId, id, logIds],
  )
}

/**
 * Which dives of an import add recordings to dives that are there: those that were added, and before it is accepted
 * those of computers that the dive doesn't have yet.
 */
export async function listAdding(
  db: Queryable,
  { affiliateId, id }: ImportKey,
): Promise<ReadonlySet<number>> {
  const rows = await db.query<{ index: number }>(
    `select distinct d.index from dive_import_dive d
     join dive_import i on i.affiliate_id = d.affiliate_id and i.id = d.import_id
     join dive_profile p
       on p.affiliate_id = d.affiliate_id and p.import_id = d.import_id and p.import_index = d.index
     where d.affiliate_id = $1 and d.import_id = $2 and d.verdict = 'known' and not d.is_created
       and case when i.status = 'preview' then not exists (
         select 1 from dive_profile there
         where there.affiliate_id = d.affiliate_id and there.log_id = d.match_id
           and (p.computer is null or there.computer = p.computer))
       else p.log_id is not null end`,
    [affiliateId, id],
  )
  return new Set(rows.map(({ index }) => index))
}
