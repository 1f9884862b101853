import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { isShared, listHolders } from '../../../platform/staff-rights/index.ts'

/** Nobody takes the last key (OF-01), not even by leaving. The caller has locked the rights. */
export async function mustStayGovernable(tx: Queryable, leaving?: number): Promise<void> {
  if (!(await staysGovernable(tx, leaving))) throw new Problem('last-settings', 409)
}

/** Whether someone who stays may give rights. Those whose accounts are about to be deleted don't count. */
export async function staysGovernable(tx: Queryable, leaving?: number): Promise<boolean> {
  if (!(await isShared(tx))) return true
  const holders = await listHolders(tx, 'settings')
  // Someone without the key leaves the others as they are.
  if (leaving !== undefined && !holders.includes(leaving)) return true
  const staying = await tx.query(
    `select from unnest($1::bigint[]) holder where holder is distinct from $2::bigint and not exists (
       select from account where affiliate_id = holder and (delete_after is not null or forgotten_at is not null)
     ) limit 1`,
    [holders, leaving ?? null],
  )
  return staying.length > 0
}
