import type { Queryable } from '../../../platform/database/index.ts'

/** A notification as it is delivered; one that was read or deleted still tells so. */
export type ToldRow = {
  id: string
  kind: string
  values: Record<string, string | number>
  url: string
  subject: string | null
  created_at: Date
  read_at: Date | null
  deleted_at: Date | null
}

const COLUMNS = 'id, kind, "values", url, subject, created_at, read_at, deleted_at'

export async function findTold(db: Queryable, affiliateId: number, id: string): Promise<ToldRow | undefined> {
  const [row] = await db.query<ToldRow>(
    `select ${COLUMNS} from notification where affiliate_id = $1 and id = $2`,
    [affiliateId, id],
  )
  return row
}

/** The newest first. */
export function listUnreadSince(db: Queryable, affiliateId: number, since: Date): Promise<ToldRow[]> {
  return db.query<ToldRow>(
    `select ${COLUMNS} from notification
     where affiliate_id = $1 and created_at > $2 and read_at is null and deleted_at is null
     order by created_at desc, id desc limit 500`,
    [affiliateId, since],
  )
}

export const isDone = ({ read_at, deleted_at }: ToldRow): boolean => read_at !== null || deleted_at !== null
