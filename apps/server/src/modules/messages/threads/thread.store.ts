import type { ThreadSide } from '@fathom/domain/messages'
import type { Queryable } from '../../../platform/database/index.ts'

/** `affiliateId` is the student's. */
export type ThreadKey = { affiliateId: number; enrolmentId: string }

export type StoredMessage = ThreadKey & {
  id: string
  number: number
  authorId: number
  side: ThreadSide
  text: string
  sentAt: Date
}

const FIELDS = `affiliate_id::float8 as "affiliateId", enrolment_id as "enrolmentId", id, number,
  author_id::float8 as "authorId", side, text, sent_at as "sentAt"`
const OF_THREAD = 'affiliate_id = $1 and enrolment_id = $2'
const keyOf = ({ affiliateId, enrolmentId }: ThreadKey) => [affiliateId, enrolmentId]

/** Messages of one conversation wait for each other, so that their numbers have no gap. */
export async function lockThread(tx: Queryable, key: ThreadKey): Promise<void> {
  await tx.query(
    'insert into message_thread (affiliate_id, enrolment_id) values ($1, $2) on conflict do nothing',
    keyOf(key),
  )
  await tx.query(`select from message_thread where ${OF_THREAD} for update`, keyOf(key))
}

export async function findMessage(
  db: Queryable,
  key: ThreadKey,
  id: string,
): Promise<StoredMessage | undefined> {
  const [row] = await db.query<StoredMessage>(
    `select ${FIELDS} from message where ${OF_THREAD} and id = $3`,
    [...keyOf(key), id],
  )
  return row
}

/** In a transaction that has locked the conversation. */
export async function insertMessage(
  tx: Queryable,
  key: ThreadKey,
  { id, authorId, side, text, sentAt }: Omit<StoredMessage, keyof ThreadKey | 'number'>,
): Promise<void> {
  await tx.query(
    `with thread as (
       update message_thread set last_number = last_number + 1 where ${OF_THREAD} returning last_number)
     insert into message (affiliate_id, enrolment_id, id, number, author_id, side, text, sent_at)
     select $1, $2, $3, last_number, $4, $5, $6, $7 from thread`,
    [...keyOf(key), id, authorId, side, text, sentAt],
  )
}

/** The newest before a number, oldest first. */
export async function listMessages(
  db: Queryable,
  key: ThreadKey,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<StoredMessage[]> {
  const rows = await db.query<StoredMessage>(
    `select ${FIELDS} from message where ${OF_THREAD} and ($3::int is null or number < $3)
     order by number desc limit $4`,
    [...keyOf(key), before ?? null, limit],
  )
  return rows.reverse()
}

/** Up to which number each side has read. */
export async function readNumbers(db: Queryable, key: ThreadKey): Promise<Record<ThreadSide, number>> {
  const rows = await db.query<{ side: ThreadSide; number: number }>(
    `select side, max(number) as number from message_reading where ${OF_THREAD} group by side`,
    keyOf(key),
  )
  return { student: 0, teacher: 0, ...Object.fromEntries(rows.map(({ side, number }) => [side, number])) }
}

/** Returns whether the reader had read less before. A number beyond the last message counts as the last. */
export async function saveReading(
  tx: Queryable,
  key: ThreadKey,
  { readerId, side, number, now }: { readerId: number; side: ThreadSide; number: number; now: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into message_reading as r (affiliate_id, enrolment_id, reader_id, side, number, read_at)
     select $1, $2, $3, $4, least($5, last_number), $6 from message_thread where ${OF_THREAD}
     on conflict (affiliate_id, enrolment_id, reader_id)
       do update set number = excluded.number, read_at = excluded.read_at, side = excluded.side
       where r.number < excluded.number
     returning number`,
    [...keyOf(key), readerId, side, number, now],
  )
  return rows.length > 0
}

type Unread = { enrolmentId: string; unread: number }

/** Messages of the other side that the reader hasn't read, by conversation; only those with some. */
export function countUnread(
  db: Queryable,
  readerId: number,
  threads: readonly (ThreadKey & { side: ThreadSide })[],
): Promise<Unread[]> {
  return db.query<Unread>(
    `select m.enrolment_id as "enrolmentId", count(*)::int as unread
     from unnest($2::bigint[], $3::uuid[], $4::text[]) as t (affiliate_id, enrolment_id, side)
     join message m on m.affiliate_id = t.affiliate_id and m.enrolment_id = t.enrolment_id and m.side <> t.side
     left join message_reading r on r.affiliate_id = t.affiliate_id and r.enrolment_id = t.enrolment_id
       and r.reader_id = $1
     where m.number > coalesce(r.number, 0)
     group by m.enrolment_id`,
    [
      readerId,
      threads.map(({ affiliateId }) => affiliateId),
      threads.map(({ enrolmentId }) => enrolmentId),
      threads.map(({ side }) => side),
    ],
  )
}
