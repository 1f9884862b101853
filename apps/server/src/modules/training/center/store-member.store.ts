import type { ParticipantKind } from '@fathom/domain/references'
import type { Queryable } from '../../../platform/database/index.ts'

/** False if this instructor teaches at the dive center already. */
export async function addStoreMember(
  tx: Queryable,
  storeNumber: number,
  memberNumber: number,
): Promise<boolean> {
  const added = await tx.query(
    'insert into store_member values ($1, $2) on conflict do nothing returning store_number',
    [storeNumber, memberNumber],
  )
  return added.length > 0
}

/** False if this instructor doesn't teach at the dive center. */
export async function removeStoreMember(
  tx: Queryable,
  storeNumber: number,
  memberNumber: number,
): Promise<boolean> {
  const removed = await tx.query(
    'delete from store_member where store_number = $1 and member_number = $2 returning store_number',
    [storeNumber, memberNumber],
  )
  return removed.length > 0
}

/** What goes on follows a corrected number; what is certified or closed keeps the one under which it was taught. */
export async function followNumber(
  tx: Queryable,
  { kind, from, to }: { kind: ParticipantKind; from: number; to: number },
): Promise<void> {
  const column = `${kind}_number`
  const numbers = [from, to]
  const other = kind === 'member' ? 'store_number' : 'member_number'
  await tx.query(
    `insert into store_member (${column}, ${other}) select $2, ${other} from store_member where ${column} = $1
     on conflict do nothing`,
    numbers,
  )
  await tx.query(`delete from store_member where ${column} = $1`, [from])
  await tx.query(
    `update enrolment set ${column} = $2 where ${column} = $1 and ended_at is null and certified_at is null`,
    numbers,
  )
  await tx.query(`update course_class set ${column} = $2 where ${column} = $1 and closed_at is null`, numbers)
  if (kind === 'member')
    await tx.query(
      `update course_class set announced_member_number = $2
       where announced_member_number = $1 and closed_at is null`,
      numbers,
    )
}
