import type { ExamWire } from '@fathom/contract/training'
import { examTime } from '@fathom/domain/training'
import type { StoredExam } from './stored-exam.ts'

/** Notes when an exam came, so that its times can be shown by this device's clock, whatever that shows. */
export const received = (exam: ExamWire): ExamWire =>
  exam.time && exam.time.receivedAt === null
    ? { ...exam, time: { ...exam.time, receivedAt: new Date().toISOString() } }
    : exam

const aheadMs = (time: NonNullable<ExamWire['time']>) =>
  time.receivedAt === null ? 0 : Date.parse(time.receivedAt) - Date.parse(time.now)

/** The present moment by the server's clock. An exam that an earlier version stored has no time. */
export const serverNow = ({ time }: Pick<ExamWire, 'time'>): Date =>
  new Date(Date.now() - (time ? aheadMs(time) : 0))

/** The exam with the start that this device knows, also while the server doesn't. */
export function withStart(exam: ExamWire, calls: StoredExam['calls']): ExamWire {
  if (!exam.time || exam.time.startedAt !== null) return exam
  const startedAt = calls.find((call) => call.startedAt)?.startedAt ?? null
  return { ...exam, time: { ...exam.time, ...examTime(exam.time.minutes, 1, startedAt) } }
}

/** How long the exam may still take; undefined without a limit or before its start. */
export const msLeft = ({ time }: Pick<ExamWire, 'time'>): number | undefined =>
  time?.endsAt ? Math.max(Date.parse(time.endsAt) - serverNow({ time }).getTime(), 0) : undefined
