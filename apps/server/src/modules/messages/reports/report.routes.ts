import {
  type MessageReportWire,
  messageReportsWire,
  newReportWire,
  reportsQuery,
} from '@fathom/contract/messages'
import type { ReportReason } from '@fathom/domain/messages'
import type { User } from '@fathom/domain/session'
import { translatorFor } from '@fathom/locales/node'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { audit } from '../../../platform/audit/index.ts'
import { declareRight } from '../../../platform/http/index.ts'
import { Problem } from '../../../platform/problem.ts'
import type { QueueSource } from '../../../platform/queues.ts'
import { mustBeAboutOthers } from '../../../platform/staff-rights/index.ts'
import { listNames } from '../../account/index.ts'
import { attachmentOf, listAttachments } from '../attachments/attachment.store.ts'
import { sendFile } from '../attachments/send-file.ts'
import type { MessagesDeps } from '../messages.deps.ts'
import { getThread, isStudentMinor } from '../threads/open-thread.ts'
import { findMessage } from '../threads/thread.store.ts'
import { findReport, insertReport, listReports, type StoredReport, settleReport } from './report.store.ts'

const uuid = z.uuid().toLowerCase()

/** Anyone in a conversation reports a message of another to the office; staff read and settle the reports. */
export const reportRoutes =
  (deps: MessagesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/enrolments/:enrolmentId/messages/:messageId/report',
      {
        schema: {
          summary: 'Report a message to the organization; reporting it again changes nothing',
          params: z.object({ enrolmentId: uuid, messageId: uuid }),
          body: newReportWire,
        },
      },
      async ({ caller, params, body }, reply) => {
        await reportMessage(deps, caller, params, body)
        return reply.code(204).send()
      },
    )
    await app.register(staffRoutes(deps))
  }

const staffRoutes =
  (deps: MessagesDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declareRight(app, { right: 'people' })
    app.get(
      '/messages/reports',
      {
        schema: {
          summary: 'Reported messages, for staff',
          querystring: reportsQuery,
          response: { 200: messageReportsWire },
        },
      },
      async ({ query }) => {
        const { items, total } = await listReports(deps.db, query)
        const { page, pageSize } = query
        return { items: await Promise.all(items.map((each) => reportOf(deps, each))), total, page, pageSize }
      },
    )
    app.get(
      '/messages/reports/:reportId/attachments/:attachmentId',
      {
        schema: {
          summary: 'A file of a reported message, for staff',
          params: z.object({ reportId: uuid, attachmentId: uuid }),
        },
      },
      async ({ params }, reply) => {
        const report = await findReport(deps.db, params.reportId)
        const files = report ? await listAttachments(deps.db, report, [report.messageId]) : []
        const row = files.find(({ id }) => id === params.attachmentId)
        if (!row) throw new Problem('not-found', 404)
        return sendFile(deps, row, reply)
      },
    )
    app.post(
      '/messages/reports/:reportId/settle',
      {
        schema: { summary: 'Settle a reported message, for staff', params: z.object({ reportId: uuid }) },
      },
      async ({ caller, params }, reply) => {
        await settle(deps, params.reportId, caller.affiliateId)
        return reply.code(204).send()
      },
    )
  }

/** Settling a report again changes nothing. */
async function settle({ db, clock, queues }: MessagesDeps, reportId: string, by: number): Promise<void> {
  const item = { kind: 'reports', id: reportId }
  await db.transaction(async (tx) => {
    const report = await findReport(tx, reportId)
    if (!report) throw new Problem('not-found', 404)
    mustBeAboutOthers(by, report.authorId)
    if (report.settledAt) return
    await queues.mustBeFree(tx, { affiliateId: by }, item)
    if (!(await settleReport(tx, reportId, { by, now: clock.now() }))) return
    await queues.decided(tx, item)
    await audit(tx, {
      actor: by,
      action: 'report-settled',
      subject: report.authorId,
      object: { kind: 'report', id: reportId },
      detail: { reason: report.reason },
    })
  })
}

async function reportMessage(
  deps: MessagesDeps,
  caller: User,
  { enrolmentId, messageId }: { enrolmentId: string; messageId: string },
  { reason, note }: z.infer<typeof newReportWire>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { enrolment } = await getThread(deps, tx, caller, enrolmentId)
    const message = await findMessage(tx, enrolment, messageId)
    if (!message) throw new Problem('not-found', 404)
    if (message.authorId === caller.affiliateId) throw new Problem('message-own', 422)
    const report = { reporterId: caller.affiliateId, reason, note, reportedAt: deps.clock.now() }
    await insertReport(tx, message, report)
    await deps.queues.arrived(tx, 'reports')
  })
}

/** OF-02: reported messages that wait for the office. */
export const reportQueue = (deps: MessagesDeps): QueueSource => ({
  kind: 'reports',
  table: 'message_report',
  id: { column: 'q.id', type: 'uuid' },
  since: 'q.reported_at',
  person: 'q.author_id',
  label: 'q.reason',
  labelOf: (reason, locale) => translatorFor(locale).t(`messages.reason.${reason as ReportReason}`),
  open: 'q.settled_at is null',
  state: `case when q.settled_at is null then 'open' else 'settled' end`,
  states: { settled: 'q.settled_at is not null' },
  read: async (db, id) => {
    const report = await findReport(db, id)
    return report && reportOf(deps, report)
  },
})

async function reportOf(deps: MessagesDeps, report: StoredReport): Promise<MessageReportWire> {
  const { id, affiliateId, messageId, authorId, reporterId, reason, note, text } = report
  const names = await listNames(deps.db, [affiliateId, authorId, reporterId])
  const person = (who: number) => ({ affiliateId: who, name: names.get(who) ?? '' })
  return {
    ...{ id, reason, note, text },
    reportedAt: report.reportedAt.toISOString(),
    sentAt: report.sentAt.toISOString(),
    settledAt: report.settledAt?.toISOString() ?? null,
    reporter: person(reporterId),
    author: person(authorId),
    student: person(affiliateId),
    isMinor: await isStudentMinor(deps, deps.db, affiliateId),
    attachments: (await listAttachments(deps.db, report, [messageId])).map(attachmentOf),
  }
}
