import type { CsvMapping } from '@fathom/dive-files'
import type { Queryable } from '../../../platform/database/index.ts'

export async function findMapping(
  db: Queryable,
  affiliateId: number,
  key: string,
): Promise<CsvMapping | undefined> {
  const [row] = await db.query<{ mapping: CsvMapping }>(
    'select mapping from dive_csv_mapping where affiliate_id = $1 and key = $2',
    [affiliateId, key],
  )
  return row?.mapping
}

/** Nobody has tables of more programs. */
const MOST_MAPPINGS = 50

/** In place of what was said before; the oldest are forgotten. */
export async function saveMapping(
  db: Queryable,
  affiliateId: number,
  { key, mapping, now }: { key: string; mapping: CsvMapping; now: Date },
): Promise<void> {
  await db.query(
    `insert into dive_csv_mapping (affiliate_id, key, mapping, updated_at) values ($1, $2, $3, $4)
     on conflict (affiliate_id, key) do update set mapping = excluded.mapping, updated_at = excluded.updated_at`,
    [affiliateId, key, JSON.stringify(mapping), now],
  )
  await db.query(
    `delete from dive_csv_mapping where affiliate_id = $1 and key in (
       select key from dive_csv_mapping where affiliate_id = $1 order by updated_at desc, key offset $2)`,
    [affiliateId, MOST_MAPPINGS],
  )
}
