import type { Database } from '../../apps/server/src/platform/database/index.ts'
import { SAMPLE } from './sample.ts'

export const FIRST_DIVER = 1_000_000
/** A diver with so many dives that page 1,000 exists. */
export const PROLIFIC = 900_000
export const PROLIFIC_DIVES = 20_000

const DIVERS_AT_ONCE = 1000

const INSERT = `
  insert into dive_log (affiliate_id, id, log_type, status, dive_date, sort_date, max_depth, bottom_time, search_text,
    doc, version, created_at)
  select diver, id, 'Recreational', 'Published', day, day, 5 + n % 30, 30 + n % 40,
    'canyon, late morning the canyon, dahab, egypt leo brandt ida holm',
    replace(replace(replace($1, '@id', id::text), '@day', day::text), '"affiliate_id":0', '"affiliate_id":' || diver)::json,
    1, day
  from (
    select diver, n, uuidv7() as id, date '2026-10-01' - (n * $5::float)::int as day
    from generate_series($2::bigint, $3::bigint) diver, generate_series(1, $4::int) n
  ) dives`

/** Creates divers with a hundred dives each, and optionally one with twenty thousand. */
export async function fill(db: Database, divers: number, { prolific }: { prolific: boolean }): Promise<void> {
  const sample = JSON.stringify(SAMPLE)
  for (let from = 0; from < divers; from += DIVERS_AT_ONCE) {
    const last = Math.min(from + DIVERS_AT_ONCE, divers) - 1
    await db.query(INSERT, [sample, FIRST_DIVER + from, FIRST_DIVER + last, 100, 14])
  }
  if (prolific) await db.query(INSERT, [sample, PROLIFIC, PROLIFIC, PROLIFIC_DIVES, 0.9])
  await db.query('vacuum analyze dive_log')
  await db.query('vacuum analyze dive_log_month')
  await db.query('vacuum analyze dive_log_year')
}
