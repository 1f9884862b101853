import type { Queryable } from '../../platform/database/index.ts'
import type { Module } from '../../platform/module.ts'
import type { OwnDataPart } from '../../platform/own-data.ts'
import { fileNameOf } from '../../platform/uploads/index.ts'
import { messagesArchiveWords } from './archive-words.ts'
import { type AttachmentRow, attachmentKey } from './attachments/attachment.store.ts'
import { attachmentUploads } from './attachments/attachment-upload.ts'
import type { MessagesDeps } from './messages.deps.ts'

type OwnFileRow = Pick<AttachmentRow, 'id' | 'enrolmentId' | 'messageId' | 'name' | 'type' | 'fileTag'>

/** The conversation of a student has both sides; a teacher's archive has what the teacher wrote. */
async function listOwnMessages(db: Queryable, affiliateId: number) {
  const rows = await db.query<{ id: string; enrolmentId: string; side: string; text: string; sentAt: Date }>(
    `select id, enrolment_id as "enrolmentId", side, text, sent_at as "sentAt" from message
     where affiliate_id = $1 or author_id = $1 order by sent_at, id`,
    [affiliateId],
  )
  const files = await listOwnFiles(db, affiliateId)
  return rows.map(({ sentAt, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    attachments: files.filter(({ messageId }) => messageId === row.id).map(({ id, name }) => ({ id, name })),
  }))
}

async function listOwnFiles(db: Queryable, affiliateId: number): Promise<OwnFileRow[]> {
  const rows = await db.query<OwnFileRow>(
    `select id, enrolment_id as "enrolmentId", message_id as "messageId", name, type, file_tag as "fileTag"
     from message_attachment
     where affiliate_id = $1 or uploader_id = $1 order by created_at, id`,
    [affiliateId],
  )
  return rows.map((row) => ({ ...row, name: fileNameOf(row.name, row.type) }))
}

const listOwnReports = (db: Queryable, affiliateId: number) =>
  db.query<{ reason: string; note: string; text: string; reportedAt: Date }>(
    `select reason, note, text, reported_at as "reportedAt" from message_report
     where reporter_id = $1 order by reported_at, id`,
    [affiliateId],
  )

/**
 * A conversation belongs to the student's enrollment and is deleted with the student. What a teacher wrote to
 * others stays with them, without a name. An open report stays until it is settled.
 */
export const messagesOwnData = (deps: MessagesDeps): OwnDataPart & Pick<Module, 'forgetPerson'> => ({
  archiveWords: messagesArchiveWords,
  ownData: async (db, affiliateId) => ({
    messages: await listOwnMessages(db, affiliateId),
    reports: (await listOwnReports(db, affiliateId)).map(({ reportedAt, ...report }) => ({
      ...report,
      reportedAt: reportedAt.toISOString(),
    })),
  }),
  ownFiles: async (db, affiliateId) =>
    (await listOwnFiles(db, affiliateId)).map((row) => ({
      ...{ id: row.id, name: row.name, key: attachmentKey(row) },
    })),
  forgetPerson: async (tx, affiliateId) => {
    await attachmentUploads(deps).forgetPerson(tx, affiliateId)
    const files = await tx.query<OwnFileRow>(
      `delete from message_attachment where affiliate_id = $1 or (uploader_id = $1 and message_id is null)
       returning id, enrolment_id as "enrolmentId", file_tag as "fileTag"`,
      [affiliateId],
    )
    for (const file of files) await deps.files.delete(attachmentKey(file))
    for (const table of ['message', 'message_thread', 'message_reading'])
      await tx.query(`delete from ${table} where affiliate_id = $1`, [affiliateId])
    await tx.query('delete from message_reading where reader_id = $1', [affiliateId])
    await tx.query(
      `delete from message_report
       where settled_at is not null and $1 in (affiliate_id, author_id, reporter_id)`,
      [affiliateId],
    )
  },
})
