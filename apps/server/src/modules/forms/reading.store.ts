import type { Queryable } from '../../platform/database/index.ts'

export type Reading = {
  affiliateId: number
  documentId: string | null
  reader: 'self' | 'physician' | 'guardian' | 'teacher' | 'office'
  /** Null for a reader who comes by link; the witness for a guardian who reads on the witness's device. */
  readerId: number | null
  what: 'draft' | 'list' | 'document' | 'outcome' | 'archive'
}

/** Written before the answer is returned: if the read can't be logged, nothing is shown. */
export async function noteReading(db: Queryable, reading: Reading, now: Date): Promise<void> {
  const { affiliateId, documentId, reader, readerId, what } = reading
  await db.query(
    `insert into form_reading (affiliate_id, document_id, reader, reader_id, what, read_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [affiliateId, documentId, reader, readerId, what, now],
  )
}

type Opened = Pick<Reading, 'affiliateId' | 'readerId'> & {
  documentId: string
  reader: 'teacher' | 'guardian' | 'office'
}

/** Whether this teacher or member of staff, or a guardian on their device or by link, has opened something of the document since then. */
export async function hasOpened(
  db: Queryable,
  { affiliateId, documentId, readerId, reader }: Opened,
  since: Date,
): Promise<boolean> {
  const [reading] = await db.query(
    `select from form_reading where affiliate_id = $1 and document_id = $2 and reader = $5
       and reader_id is not distinct from $3::bigint and what = 'document' and read_at >= $4 limit 1`,
    [affiliateId, documentId, readerId, since, reader],
  )
  return reading !== undefined
}

type OutcomesRead = { readerId: number; affiliateIds: readonly number[]; now: Date }

/** A teacher saw the outcomes of all these people: one statement, and one note for each person. */
export async function noteOutcomesRead(db: Queryable, { readerId, affiliateIds, now }: OutcomesRead) {
  await db.query(
    `insert into form_reading (affiliate_id, document_id, reader, reader_id, what, read_at)
     select distinct person, null::uuid, 'teacher', $2::bigint, 'outcome', $3::timestamptz
     from unnest($1::bigint[]) as person`,
    [affiliateIds, readerId, now],
  )
}
