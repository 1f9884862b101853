import type { Queryable } from '../../platform/database/index.ts'
import { KEEP_FILE, type MergePair, type MergePart } from '../../platform/merging.ts'

/** OF-03: cards keep their own numbers. The staying person's photo and name are on all of them. */
export const certificationsMerging: MergePart = {
  moves: [
    { table: 'certification', column: 'affiliate_id', area: 'cards' },
    { table: 'replacement_card', column: 'affiliate_id' },
    { table: 'free_card_redemption', column: 'affiliate_id' },
    { table: 'card_holder', column: 'affiliate_id' },
    { table: 'card_name_decision', column: 'affiliate_id' },
    {
      table: 'card_photo',
      column: 'affiliate_id',
      // An approved photo replaces the one before, which is then deleted: photos of two people are never mixed.
      unless: `exists (select from card_photo o where o.affiliate_id = $2::bigint and o.state <> 'refused')`,
      set: KEEP_FILE,
    },
  ],
  stays: {
    'card_photo.decided_by': 'who decided, as it was',
    'certification_import.imported_by': 'staff are not merged',
  },
  conflicts: async (db, pair) => ({
    certifications: await countShared(db, pair),
    'card-photos': await countPhotos(db, pair),
  }),
}

async function countShared(db: Queryable, { from, to }: MergePair): Promise<number> {
  const [row] = await db.query<{ levels: number }>(
    `select count(distinct c.level_id)::int as levels from certification c
     join certification o on o.affiliate_id = $2 and o.level_id = c.level_id and o.revoked_at is null
     where c.affiliate_id = $1 and c.revoked_at is null`,
    [from, to],
  )
  return row?.levels ?? 0
}

async function countPhotos(db: Queryable, { from, to }: MergePair): Promise<number> {
  const [row] = await db.query<{ photos: number }>(
    `select count(*)::int as photos from card_photo c
     where c.affiliate_id = $1 and c.state <> 'refused'
       and exists (select from card_photo o where o.affiliate_id = $2 and o.state <> 'refused')`,
    [from, to],
  )
  return row?.photos ?? 0
}
