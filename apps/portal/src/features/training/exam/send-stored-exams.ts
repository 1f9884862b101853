import type { ExamLaunchWire } from '@fathom/contract/training'
import type { Calls } from '../../../shared/calls.tsx'
import { isInFlight, unlessInFlight } from '../../../shared/offline/in-flight.ts'
import { createExamSender, examCalls } from './exam-sender.ts'
import { deviceExams, examLock, type StoredExam } from './stored-exam.ts'

type Sent = { sent: number; waiting: number; marked: ExamLaunchWire[] }

/** Sends the answers that were left on this device; returns the exams that were marked by that. */
export async function sendStoredExams(calls: Pick<Calls, 'http'>, affiliateId: number): Promise<Sent> {
  const listMine = async () => (await deviceExams.list()).filter((one) => one.affiliateId === affiliateId)
  const sent: Sent = { sent: 0, waiting: 0, marked: [] }
  for (const { sitting } of await listMine())
    await unlessInFlight(examLock(sitting), async () => {
      // Another tab may have sent it in the meantime.
      const stored = await deviceExams.find(sitting)
      if (!stored) return
      const sender = createExamSender(stored, deviceExams, examCalls(calls))
      await sender.flush()
      if (sender.isSafe()) sent.sent += 1
      if (sender.state().exam.result) sent.marked.push(sender.launch())
    })
  sent.waiting = (await listMine()).length
  return sent
}

/** What an earlier sitting of the same attempt couldn't send yet; a new sitting continues with it. */
export async function findPendingExam(
  affiliateId: number,
  attemptId: string,
): Promise<StoredExam | undefined> {
  const pending = (await deviceExams.list()).find(
    (stored) => stored.affiliateId === affiliateId && stored.launch.attempt.attemptId === attemptId,
  )
  return pending && !(await isInFlight(examLock(pending.sitting))) ? pending : undefined
}
