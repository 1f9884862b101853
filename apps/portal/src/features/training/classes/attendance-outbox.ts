import type { Mark } from '@fathom/domain/training/classes'
import type { Calls } from '../../../shared/calls.tsx'
import { isFinal } from '../../../shared/http/index.ts'
import { deviceEncryptedStore } from '../../../shared/offline/encrypted-store.ts'
import { unlessInFlight } from '../../../shared/offline/in-flight.ts'
import { markedStore } from '../../../shared/offline/pending-marks.ts'

export type Marks = Readonly<Record<string, Mark | null>>

/** Attendance at one session, on this device until the server has it. */
export type UnsentAttendance = {
  key: string
  affiliateId: number
  classId: string
  sessionId: string
  marks: Marks
  /** Of the last tap. */
  at: string
  /** The server will never accept it. */
  isRefused: boolean
}

export const deviceAttendance = markedStore(
  deviceEncryptedStore<UnsentAttendance>('unsent-attendance'),
  'attendance.waiting',
)

type Of = Pick<UnsentAttendance, 'affiliateId' | 'classId' | 'sessionId'>

let writing: Promise<void> = Promise.resolve()

/** Adds marks to those that wait for the same session. One write at a time: two quick taps are two marks. */
export function storeMarks(of: Of, marks: Marks): Promise<void> {
  const write = async () => {
    const key = `${of.affiliateId}.${of.sessionId}`
    const waiting = await deviceAttendance.find(key)
    const earlier = waiting && !waiting.isRefused ? waiting.marks : {}
    const at = new Date().toISOString()
    await deviceAttendance.put(key, { ...of, key, marks: { ...earlier, ...marks }, at, isRefused: false })
  }
  writing = writing.then(write, write)
  return writing
}

export const listUnsent = async (affiliateId: number, classId?: string): Promise<UnsentAttendance[]> =>
  (await deviceAttendance.list()).filter(
    (one) => one.affiliateId === affiliateId && (classId === undefined || one.classId === classId),
  )

/** Sends what waits. What was refused stays, so that its page can say so. */
export async function sendAttendance({ http }: Pick<Calls, 'http'>, affiliateId: number) {
  let hasChanged = false
  for (const { key } of (await listUnsent(affiliateId)).filter(({ isRefused }) => !isRefused))
    await unlessInFlight(`fathom.attendance.${key}`, async () => {
      const waiting = await deviceAttendance.find(key)
      if (!waiting || waiting.isRefused) return
      hasChanged = (await sendOne(http, waiting)) || hasChanged
    })
  const isLeft = (await listUnsent(affiliateId)).some(({ isRefused }) => !isRefused)
  return { isLeft, hasChanged }
}

/** Returns whether the server has answered. What was tapped meanwhile waits for the next call. */
async function sendOne(http: Calls['http'], { key, classId, sessionId, marks, at }: UnsentAttendance) {
  const body = { marks: Object.entries(marks).map(([enrolmentId, mark]) => ({ enrolmentId, mark })), at }
  const params = { classId, sessionId }
  try {
    await http.put('learning', 'classes/{classId}/sessions/{sessionId}/attendance', { params, body })
  } catch (cause) {
    if (!isFinal(cause)) return false
    const now = await deviceAttendance.find(key)
    if (now) await deviceAttendance.put(key, { ...now, marks: {}, isRefused: true })
    return true
  }
  const now = await deviceAttendance.find(key)
  if (now?.at === at) await deviceAttendance.remove(key)
  return true
}
