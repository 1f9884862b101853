import type { ExamAnswersWire, ExamWire } from '@fathom/contract/training'
import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../shared/http/index.ts'
import { createMemoryStore } from '../../../shared/offline/device-store.ts'
import { anExam, anExamLaunch, aResult } from './exam.fixture.ts'
import { createExamSender, type ExamCalls } from './exam-sender.ts'
import type { StoredExam } from './stored-exam.ts'

const offline = () => new CallFailed('offline', { kind: 'network' })
const handedIn = () =>
  new CallFailed('handed in', { kind: 'refused', status: 409, problem: 'exam-handed-in' })

const aStart = (): StoredExam => ({
  sitting: 'sitting-1',
  affiliateId: 100001,
  launch: anExamLaunch(),
  sequence: 0,
  calls: [],
  tried: 0,
})

/** A server that stores answers and marks, as the real one does. */
function aServer() {
  const given: Record<string, number> = {}
  const send = vi.fn<ExamCalls['send']>(async (_, answers: ExamAnswersWire): Promise<ExamWire> => {
    Object.assign(given, answers.given)
    return anExam({ given: { ...given }, result: answers.handIn ? aResult() : null })
  })
  const get = vi.fn<ExamCalls['get']>(async () => anExam({ given: { q1: 0 }, result: aResult() }))
  return { send, get }
}

function aSender(calls: ExamCalls, start = aStart()) {
  const exams = createMemoryStore<StoredExam>()
  return { exams, sender: createExamSender(start, exams, calls) }
}

test('[TS-11] answers are sent as they are given, and nothing stays on the device', async () => {
  const server = aServer()
  const { sender, exams } = aSender(server)
  await sender.answer('q1', 1, 5)
  expect(server.send.mock.lastCall?.[1]).toMatchObject({ sequence: 1, given: { q1: 1 }, handIn: false })
  expect(sender.state()).toMatchObject({ given: { q1: 1 }, saving: 'saved', isHandedIn: false })
  expect(await exams.list()).toEqual([])
})

test('[TS-11] an exam that is handed in offline is stored, and marked once when the connection is back', async () => {
  const server = aServer()
  server.send.mockRejectedValue(offline())
  const { sender, exams } = aSender(server)
  await sender.answer('q1', 1, 5)
  await sender.answer('q2', 0, 9)
  await sender.handIn(12)
  expect(sender.state()).toMatchObject({ saving: 'waiting', isHandedIn: true, exam: { result: null } })
  const [stored] = await exams.list()
  // The first call may have arrived: it's repeated as it was, and the rest follows in one call.
  expect(stored?.calls.map(({ sequence, given, handIn }) => [sequence, given, handIn])).toEqual([
    [1, { q1: 1 }, false],
    [2, { q2: 0 }, true],
  ])
  // The tab was closed; the next one continues with what is stored.
  const again = aServer()
  const next = aSender(again, stored)
  expect(next.sender.state()).toMatchObject({ given: { q1: 1, q2: 0 }, isHandedIn: true })
  await next.sender.flush()
  expect(again.send.mock.calls.map(([, { sequence }]) => sequence)).toEqual([1, 2])
  expect(next.sender.state().exam.result).toMatchObject({ status: 'failed', markedAt: expect.any(String) })
  expect(await next.exams.list()).toEqual([])
})

test('[TS-11] when another device has handed it in first, its result is shown', async () => {
  const server = aServer()
  server.send.mockRejectedValue(handedIn())
  const { sender, exams } = aSender(server)
  await sender.answer('q2', 1, 5)
  expect(sender.state()).toMatchObject({
    isElsewhere: true,
    given: { q1: 0 },
    exam: { result: { right: 1 } },
  })
  expect(await exams.list()).toEqual([])
})

test('[TS-11] an exam that the server refuses to mark can be answered again', async () => {
  const server = aServer()
  server.send.mockRejectedValueOnce(new CallFailed('empty', { kind: 'refused', status: 422 }))
  const { sender } = aSender(server)
  await sender.handIn(1)
  expect(sender.state()).toMatchObject({ saving: 'refused', isHandedIn: false })
  await sender.answer('q1', 0, 2)
  expect(sender.state().saving).toBe('saved')
})
