import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { Calls } from '../../../shared/calls.tsx'
import { CallFailed } from '../../../shared/http/index.ts'
import { startOutbox } from '../../../shared/offline/outbox.ts'
import { attendanceSender } from '../live/index.ts'
import { deviceAttendance, storeMarks } from './attendance-outbox.ts'

const OF = { affiliateId: 7, classId: 'c', sessionId: 's' }

let end: (() => void) | undefined
afterEach(async () => {
  end?.()
  for (const { key } of await deviceAttendance.list()) await deviceAttendance.remove(key)
})

const begin = (put: object) => {
  const queries = new QueryClient()
  end = startOutbox(queries, [attendanceSender({ http: { put } } as unknown as Calls, queries, 7)])
}
const lost = () => Promise.reject(new CallFailed('offline', { kind: 'network' }))
const bodyOf = (call: unknown[] | undefined) =>
  (call?.[2] as { body: { marks: unknown; at: string } } | undefined)?.body

test('[LE-09] attendance taken offline is sent when the device is online, in one call for a session', async () => {
  await Promise.all([
    storeMarks(OF, { a: 'present' }),
    storeMarks(OF, { b: 'absent' }),
    storeMarks({ ...OF, affiliateId: 8 }, { a: 'absent' }),
  ])
  const put = vi.fn<(...args: unknown[]) => Promise<unknown>>(lost)
  begin(put)
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1))
  expect(await deviceAttendance.list()).toHaveLength(2)
  put.mockResolvedValue(undefined)
  dispatchEvent(new Event('online'))
  await vi.waitFor(async () =>
    expect((await deviceAttendance.list()).map(({ affiliateId }) => affiliateId)).toEqual([8]),
  )
  expect(bodyOf(put.mock.calls.at(-1))?.marks).toEqual([
    { enrolmentId: 'a', mark: 'present' },
    { enrolmentId: 'b', mark: 'absent' },
  ])
  expect(bodyOf(put.mock.calls[0])?.at).toBe(bodyOf(put.mock.calls.at(-1))?.at)
})

test('[LE-09] what is tapped while a call is on its way is sent after it', async () => {
  await storeMarks(OF, { a: 'present' })
  let answer: (() => void) | undefined
  const put = vi
    .fn<(...args: unknown[]) => Promise<unknown>>(async () => undefined)
    .mockImplementationOnce(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    )
  begin(put)
  await vi.waitFor(() => expect(answer).toBeDefined())
  vi.setSystemTime(Date.now() + 1000)
  await storeMarks(OF, { a: 'absent' })
  vi.useRealTimers()
  answer?.()
  dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await deviceAttendance.list()).toEqual([]))
  expect(bodyOf(put.mock.calls.at(-1))?.marks).toEqual([{ enrolmentId: 'a', mark: 'absent' }])
})

test('[LE-09] refused attendance is not sent again, and its session says so', async () => {
  await storeMarks(OF, { a: 'present' })
  const refused = new CallFailed('', { kind: 'refused', status: 404, problem: 'no-student-found' })
  const put = vi.fn(() => Promise.reject(refused))
  begin(put)
  await vi.waitFor(async () =>
    expect(await deviceAttendance.list()).toMatchObject([{ isRefused: true, marks: {} }]),
  )
  dispatchEvent(new Event('online'))
  expect(put).toHaveBeenCalledTimes(1)
  await storeMarks(OF, { b: 'present' })
  expect(await deviceAttendance.list()).toMatchObject([{ isRefused: false, marks: { b: 'present' } }])
})
