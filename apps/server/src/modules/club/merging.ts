import type { MergePart } from '../../platform/merging.ts'

/** OF-03: a club membership is a list of terms, so those of both stand side by side. */
export const clubMerging: MergePart = {
  moves: [
    {
      table: 'club_term',
      column: 'affiliate_id',
      area: 'club',
      unless: 'exists (select from club_term o where o.affiliate_id = $2::bigint and o.source = t.source)',
    },
  ],
  stays: { 'membership.affiliate_id': 'only the account that stays may have a professional membership' },
  refuse: async (db, { from }) => {
    const found = await db.query('select from membership where affiliate_id = $1', [from])
    return found.length > 0 ? 'professional-goes' : undefined
  },
  conflicts: async (db, { from, to }) => {
    const [row] = await db.query<{ terms: number }>(
      `select count(*)::int as terms from club_term t where affiliate_id = $1
         and exists (select from club_term o where o.affiliate_id = $2
           and o.starts_on <= t.ends_on and t.starts_on <= o.ends_on)`,
      [from, to],
    )
    return { 'club-terms': row?.terms ?? 0 }
  },
}
