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
    const result = answers.handIn ? aResult({ handedInBy: answers.sitting }) : null
    return anExam({ given: { ...given }, result })
  })
  const get = vi.fn<ExamCalls['get']>(async () =>
    anExam({ given: { q1: 0 }, result: aResult({ handedInBy: 'sitting-of-the-phone' }) }),
  )
  const start = vi.fn<ExamCalls['start']>(async () => anExam())
  return { send, get, start }
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

test('[TS-11] the page that handed the exam in never says that another device did', async () => {
  const server = aServer()
  server.get.mockResolvedValue(anExam({ result: aResult({ handedInBy: 'sitting-1' }) }))
  const exams = createMemoryStore<StoredExam>()
  // The device is slow to remove what was sent: the server's news arrives in between.
  const removing = Promise.withResolvers<void>()
  const remove = vi.fn(async (key: string) => {
    await removing.promise
    await exams.remove(key)
  })
  const sender = createExamSender(aStart(), { ...exams, remove }, server)
  const handing = sender.handIn(5)
  await vi.waitFor(() => expect(remove).toHaveBeenCalled())
  const refreshing = sender.refresh()
  removing.resolve()
  await Promise.all([handing, refreshing])
  expect(sender.state()).toMatchObject({ isElsewhere: false, exam: { result: { status: 'failed' } } })
})

test('[TS-11] the result also belongs to this page when its news comes before the answer to its hand-in', async () => {
  const server = aServer()
  server.send.mockRejectedValue(offline())
  server.get.mockResolvedValue(anExam({ result: aResult({ handedInBy: 'sitting-1' }) }))
  const { sender } = aSender(server)
  // The call arrived, and its answer was lost. The repeated one finds the exam handed in.
  await sender.handIn(5)
  server.send.mockRejectedValue(handedIn())
  await sender.flush()
  expect(sender.state()).toMatchObject({ isElsewhere: false, exam: { result: { status: 'failed' } } })
})

test('[TS-11] an exam that was fetched before the hand-in does not take the result back', async () => {
  const server = aServer()
  const fetched = Promise.withResolvers<ExamWire>()
  server.get.mockReturnValue(fetched.promise)
  const { sender } = aSender(server)
  const refreshing = sender.refresh()
  await vi.waitFor(() => expect(server.get).toHaveBeenCalled())
  await sender.handIn(5)
  fetched.resolve(anExam())
  await refreshing
  expect(sender.state()).toMatchObject({ isHandedIn: true, isElsewhere: false })
  expect(sender.state().exam.result).not.toBeNull()
})

test('[TS-11] a hand-in that leaves questions open shows the exam as the server has it', async () => {
  const server = aServer()
  const open = new CallFailed('open', { kind: 'refused', status: 422, problem: 'exam-unanswered' })
  server.send.mockRejectedValueOnce(open)
  server.get.mockResolvedValue(anExam({ given: { q1: 0 } }))
  const { sender, exams } = aSender(server)
  await sender.handIn(1)
  expect(sender.state()).toMatchObject({ saving: 'saved', isHandedIn: false, given: { q1: 0 } })
  expect(sender.state().isElsewhere).toBe(false)
  expect(await exams.list()).toEqual([])
})

test('[TS-11] a teacher who allows another attempt ends the wait on the open page', async () => {
  const server = aServer()
  const waiting = { left: 0, nextAt: '2026-11-17T09:00:00.000Z' }
  const failed = aResult({ handedInBy: 'sitting-of-the-phone' })
  const launch = anExamLaunch(anExam({ attempts: waiting, result: failed }))
  const { sender } = aSender(server, { ...aStart(), launch })
  server.get.mockResolvedValue(anExam({ result: failed }))
  await sender.refresh()
  expect(sender.state()).toMatchObject({ isElsewhere: false, exam: { attempts: { left: 3, nextAt: null } } })
})

test('[TS-11] an exam that an earlier version stored opens, although it does not know its attempts', () => {
  const { attempts: _, ...before } = anExam()
  const launch = anExamLaunch(before as ExamWire)
  const { sender } = aSender(aServer(), { ...aStart(), launch })
  expect(sender.state().exam.attempts).toEqual({ left: 1, nextAt: null })
})
