import type { QueryClient } from '@tanstack/react-query'
import type { Calls } from '../../../shared/calls.tsx'
import type { Sender } from '../../../shared/offline/outbox.ts'
import { CLASSES_KEY } from '../classes-key.ts'

/** LE-09: sends attendance that waits on this device. */
export const attendanceSender = (calls: Calls, queries: QueryClient, affiliateId: number): Sender => ({
  marks: ['attendance.waiting'],
  async send() {
    const { sendAttendance } = await import('../classes/attendance-outbox.ts')
    const { isLeft, hasChanged } = await sendAttendance(calls, affiliateId)
    if (hasChanged) await queries.invalidateQueries({ queryKey: CLASSES_KEY })
    return isLeft
  },
})
