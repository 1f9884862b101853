import type { AttachmentWire } from '@fathom/contract/messages'
import type { Queryable } from '../../../platform/database/index.ts'
import { Problem } from '../../../platform/problem.ts'
import { fileNameOf, taggedName } from '../../../platform/uploads/index.ts'
import type { MessagesDeps } from '../messages.deps.ts'
import type { ThreadKey } from '../threads/thread.store.ts'

export type AttachmentRow = ThreadKey & {
  id: string
  messageId: string | null
  uploaderId: number
  name: string
  type: AttachmentWire['type']
  size: number
  fileTag: string
}

const FIELDS = `affiliate_id::float8 as "affiliateId", enrolment_id as "enrolmentId", id, message_id as "messageId",
  uploader_id::float8 as "uploaderId", name, type, size,
  file_tag as "fileTag"`
const OF_THREAD = 'affiliate_id = $1 and enrolment_id = $2'

export const attachmentKey = ({
  enrolmentId,
  ...file
}: Pick<AttachmentRow, 'enrolmentId' | 'id' | 'fileTag'>) => `messages/${enrolmentId}/${taggedName(file)}`

export const attachmentOf = ({ id, name, type, size }: AttachmentRow): AttachmentWire => ({
  ...{ id, name: fileNameOf(name, type), type, size },
})

export const listAttachments = (db: Queryable, of: ThreadKey, messageIds: readonly string[]) =>
  db.query<AttachmentRow>(
    `select ${FIELDS} from message_attachment where ${OF_THREAD} and message_id = any($3::uuid[])
     order by created_at, id`,
    [of.affiliateId, of.enrolmentId, messageIds],
  )

export async function findSent(
  db: Queryable,
  { affiliateId, enrolmentId }: ThreadKey,
  id: string,
): Promise<AttachmentRow | undefined> {
  const [row] = await db.query<AttachmentRow>(
    `select ${FIELDS} from message_attachment where ${OF_THREAD} and id = $3 and message_id is not null`,
    [affiliateId, enrolmentId, id],
  )
  return row
}

/** One that was sent, or that the reader has uploaded and not sent yet. */
export async function findAttachment(
  db: Queryable,
  { affiliateId, enrolmentId }: ThreadKey,
  id: string,
  readerId: number,
): Promise<AttachmentRow | undefined> {
  const [row] = await db.query<AttachmentRow>(
    `select ${FIELDS} from message_attachment
     where ${OF_THREAD} and id = $3 and (message_id is not null or uploader_id = $4)`,
    [affiliateId, enrolmentId, id, readerId],
  )
  return row
}

/** By the person who uploaded it. */
export async function findUploaded(
  db: Queryable,
  { uploaderId, enrolmentId, id }: Pick<AttachmentRow, 'uploaderId' | 'enrolmentId' | 'id'>,
): Promise<AttachmentRow | undefined> {
  const [row] = await db.query<AttachmentRow>(
    `select ${FIELDS} from message_attachment where uploader_id = $1 and enrolment_id = $2 and id = $3`,
    [uploaderId, enrolmentId, id],
  )
  return row
}

/** Whether this id belongs to a file of someone else or of another conversation. */
export async function isAttachmentTaken(
  db: Queryable,
  { uploaderId, enrolmentId, id }: Pick<AttachmentRow, 'uploaderId' | 'enrolmentId' | 'id'>,
): Promise<boolean> {
  const found = await db.query(
    'select from message_attachment where id = $3 and not (uploader_id = $1 and enrolment_id = $2)',
    [uploaderId, enrolmentId, id],
  )
  return found.length > 0
}

export async function insertAttachment(
  tx: Queryable,
  { affiliateId, enrolmentId, id, uploaderId, name, type, size, fileTag }: Omit<AttachmentRow, 'messageId'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into message_attachment
       (affiliate_id, enrolment_id, id, uploader_id, name, type, size, created_at, file_tag)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [affiliateId, enrolmentId, id, uploaderId, name, type, size, now, fileTag],
  )
}

/** Throws unless the sender uploaded all of them for this conversation and sent none before. */
export async function attachTo(
  tx: Queryable,
  { affiliateId, enrolmentId }: ThreadKey,
  { messageId, uploaderId, ids }: { messageId: string; uploaderId: number; ids: readonly string[] },
): Promise<void> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return
  const attached = await tx.query(
    `update message_attachment set message_id = $3
     where ${OF_THREAD} and uploader_id = $4 and id = any($5::uuid[]) and message_id is null returning id`,
    [affiliateId, enrolmentId, messageId, uploaderId, [...wanted]],
  )
  if (attached.length < wanted.size) throw new Problem('attachment-unknown', 422)
}

const DAY_MS = 86_400_000
const UNSENT_DAYS = 2

/** Deletes files that were uploaded for a message that was never sent. */
export async function dropUnsent({ db, files, clock }: Pick<MessagesDeps, 'db' | 'files' | 'clock'>) {
  const before = new Date(clock.now().getTime() - UNSENT_DAYS * DAY_MS)
  const gone = await db.query<AttachmentRow>(
    `delete from message_attachment where message_id is null and created_at < $1 returning ${FIELDS}`,
    [before],
  )
  for (const row of gone) await files.delete(attachmentKey(row))
}
