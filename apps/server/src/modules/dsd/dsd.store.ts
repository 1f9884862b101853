import type { Checkpoint } from '@fathom/domain/dsd'
import type { Queryable } from '../../platform/database/index.ts'

type CheckpointRow = {
  store_number: number | null
  member_number: number | null
  status: string
  updated_at: Date
}

export async function findCheckpoint(db: Queryable, affiliateId: number): Promise<Checkpoint | undefined> {
  const [row] = await db.query<CheckpointRow>('select * from dsd_checkpoint where affiliate_id = $1', [
    affiliateId,
  ])
  return (
    row && {
      storeNumber: row.store_number,
      memberNumber: row.member_number,
      status: row.status,
      updatedDate: row.updated_at.toISOString(),
    }
  )
}

export async function saveCheckpoint(
  db: Queryable,
  affiliateId: number,
  checkpoint: Checkpoint,
): Promise<void> {
  await db.query(
    `insert into dsd_checkpoint (affiliate_id, store_number, member_number, status, updated_at)
     values ($1, $2, $3, $4, $5)
     on conflict (affiliate_id) do update
       set store_number = excluded.store_number, member_number = excluded.member_number,
           status = excluded.status, updated_at = excluded.updated_at`,
    [affiliateId, checkpoint.storeNumber, checkpoint.memberNumber, checkpoint.status, checkpoint.updatedDate],
  )
}
