import type { MessageWire, ThreadWire, UnreadThreadsWire } from '@fathom/contract/messages'
import { mayWrite } from '@fathom/domain/messages'
import type { User } from '@fathom/domain/session'
import type { Queryable } from '../../../platform/database/index.ts'
import { listNames } from '../../account/index.ts'
import { findCourse, listConversations } from '../../training/index.ts'
import { attachmentOf, listAttachments } from '../attachments/attachment.store.ts'
import type { MessagesDeps } from '../messages.deps.ts'
import { listReportedBy } from '../reports/report.store.ts'
import { getThread, type Thread } from './open-thread.ts'
import { countUnread, listMessages, readNumbers, type StoredMessage } from './thread.store.ts'

const PAGE = 50

type Asked = { enrolmentId: string; before: number | undefined; culture: string }

export async function readThread(
  deps: MessagesDeps,
  caller: User,
  { enrolmentId, before, culture }: Asked,
): Promise<ThreadWire> {
  const { db } = deps
  const thread = await getThread(deps, db, caller, enrolmentId)
  const { enrolment, side, teachers, facts } = thread
  const found = await listMessages(db, enrolment, { before, limit: PAGE + 1 })
  const names = await listNames(db, [enrolment.affiliateId])
  const verdict = mayWrite(facts)
  return {
    enrolmentId: enrolment.enrolmentId,
    packageId: enrolment.packageId,
    course: (await findCourse(db, enrolment.packageId, culture))?.title ?? '',
    side,
    student: { affiliateId: enrolment.affiliateId, name: names.get(enrolment.affiliateId) ?? '' },
    instructor: teachers.instructor?.name ?? null,
    center: teachers.center?.name ?? null,
    isMinor: facts.isMinor,
    hasGuardian: facts.hasGuardian,
    refusal: verdict.granted ? null : verdict.reason,
    messages: await messagesOf(db, caller, thread, found.slice(-PAGE)),
    hasEarlier: found.length > PAGE,
  }
}

export async function messagesOf(
  db: Queryable,
  caller: User,
  { enrolment, teachers }: Pick<Thread, 'enrolment' | 'teachers'>,
  rows: readonly StoredMessage[],
): Promise<MessageWire[]> {
  const ids = rows.map(({ id }) => id)
  // One after the other, because the sender of a message reads them in a transaction.
  const names = await listNames(db, [...new Set(rows.map(({ authorId }) => authorId))])
  const read = await readNumbers(db, enrolment)
  const attachments = await listAttachments(db, enrolment, ids)
  const reported = await listReportedBy(db, enrolment, caller.affiliateId)
  const nameOf = (id: number) =>
    id === teachers.center?.affiliateId ? teachers.center.name : (names.get(id) ?? '')
  return rows.map(({ id, number, side, authorId, text, sentAt }) => ({
    ...{ id, number, side, text, sentAt: sentAt.toISOString() },
    isOwn: authorId === caller.affiliateId,
    author: nameOf(authorId),
    isRead: number <= read[side === 'student' ? 'teacher' : 'student'],
    isReported: reported.has(id),
    attachments: attachments.filter(({ messageId }) => messageId === id).map(attachmentOf),
  }))
}

/** All conversations that the caller takes part in. */
export async function listUnread({ db }: MessagesDeps, caller: User): Promise<UnreadThreadsWire> {
  const conversations = await listConversations(db, caller)
  const threads = conversations.map(({ enrolment, side }) => ({ ...enrolment, side }))
  const counts = await countUnread(db, caller.affiliateId, threads)
  return threads.map(({ enrolmentId }) => ({
    enrolmentId,
    unread: counts.find((each) => each.enrolmentId === enrolmentId)?.unread ?? 0,
  }))
}
