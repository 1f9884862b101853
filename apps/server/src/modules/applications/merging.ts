import type { MergePart } from '../../platform/merging.ts'

const PROFESSIONALS = 'professionals and dive centers are not merged into others'

/** OF-03. */
export const applicationsMerging: MergePart = {
  moves: [{ table: 'application', column: 'applicant_id', area: 'applications' }],
  stays: {
    'application.instructor_id': PROFESSIONALS,
    'application.store_id': PROFESSIONALS,
    'application_move.by_id': 'who moved it, as it was',
    'application_payment.by_id': 'who received it, as it was',
    'application_payment.store_id': PROFESSIONALS,
  },
  conflicts: async (db, { from, to }) => {
    const [row] = await db.query<{ applications: number }>(
      `select count(*)::int as applications from application t
       where applicant_id = $1 and status not in ('Canceled', 'Complete') and exists (
         select from application o where o.applicant_id = $2 and o.type_id = t.type_id
           and o.status not in ('Canceled', 'Complete'))`,
      [from, to],
    )
    return { 'open-applications': row?.applications ?? 0 }
  },
}
