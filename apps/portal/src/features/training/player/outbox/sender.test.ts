import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryKeep } from '../../../../shared/offline/keep.ts'
import { aReport, aSitting } from './a-report.ts'
import type { StoredSitting } from './stored-sitting.ts'
import { createSender, type Send } from './sender.ts'

const offline = () => new CallFailed('no signal', { kind: 'network' })

function aSender(send: Send, start = aSitting()) {
  const sittings = createMemoryKeep<StoredSitting>()
  return { sittings, sender: createSender(start, sittings, send) }
}

const accepting = () =>
  vi.fn<Send>(async ({ attemptId, version }, { sequence }) => ({
    attemptId,
    version: version + 1,
    sequence,
    isBeside: false,
  }))

test('each report names the version that the last answer told, and nothing stays on the device', async () => {
  const send = accepting()
  const { sender, sittings } = aSender(send)
  await sender.add(aReport(1))
  await sender.add(aReport(2))
  expect(send.mock.calls.map(([{ version }, { sequence }]) => [version, sequence])).toEqual([
    [3, 1],
    [4, 2],
  ])
  expect(sender.state()).toEqual({ kind: 'kept', isBeside: false })
  expect(await sittings.list()).toEqual([])
})

test('without a signal the place is kept on the device, and goes out once when the signal is back', async () => {
  const send = accepting()
  send.mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline())
  const { sender, sittings } = aSender(send)
  await sender.add(aReport(1))
  await sender.add(aReport(2))
  expect(sender.state().kind).toBe('waiting')
  expect(await sittings.find('sitting-1')).toMatchObject({ reports: [{ sequence: 2 }] })
  send.mockClear()
  await sender.flush()
  expect(send.mock.calls.map(([, { sequence }]) => sequence)).toEqual([2])
  expect(sender.isSafe()).toBe(true)
  expect(await sittings.list()).toEqual([])
})

test('what comes while a report is on its way follows it, in order', async () => {
  let answer = () => {}
  const send = accepting()
  const usual = send.getMockImplementation()
  send.mockImplementationOnce(async (...sent) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return (await usual?.(...sent)) as Awaited<ReturnType<Send>>
  })
  const { sender } = aSender(send)
  const first = sender.add(aReport(1))
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  const others = [sender.add(aReport(2)), sender.add(aReport(3))]
  answer()
  await Promise.all([first, ...others])
  expect(send.mock.calls.map(([, { sequence }]) => sequence)).toEqual([1, 3])
})

test('a result that stands beside another device goes on under its own id, and that is told', async () => {
  const send = accepting()
  send.mockResolvedValueOnce({ attemptId: 'attempt-2', version: 1, sequence: 1, isBeside: true })
  const { sender } = aSender(send)
  await sender.add(aReport(1))
  expect(sender.state()).toEqual({ kind: 'kept', isBeside: true })
  await sender.add(aReport(2))
  expect(send.mock.lastCall?.[0]).toMatchObject({ attemptId: 'attempt-2', version: 1 })
})

test('what the server will never take is told and does not hold up the rest', async () => {
  const send = accepting()
  send.mockRejectedValueOnce(new CallFailed('too large', { kind: 'refused', status: 413 }))
  const { sender, sittings } = aSender(send)
  await sender.add(aReport(1))
  expect(sender.state().kind).toBe('refused')
  expect(await sittings.list()).toEqual([])
  await sender.add(aReport(2))
  expect(sender.state().kind).toBe('kept')
})

test('a session that ran out loses nothing', async () => {
  const send = accepting()
  send.mockRejectedValueOnce(new CallFailed('sign in', { kind: 'refused', status: 401 }))
  const { sender, sittings } = aSender(send)
  await sender.add(aReport(1))
  expect(sender.state().kind).toBe('waiting')
  expect(await sittings.list()).toHaveLength(1)
})

test('[SC-07] an exam that is taken again goes out as a sitting of its own, also when both waited', async () => {
  const send = accepting()
  send.mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline())
  const { sender } = aSender(send)
  await sender.add({ ...aReport(1), take: 1 })
  await sender.add({ ...aReport(2), take: 1, final: true })
  await sender.add({ ...aReport(3), take: 2 })
  send.mockClear()
  await sender.flush()
  const sent = send.mock.calls.map(([, report]) => report)
  expect(sent.map(({ sequence, final, again }) => [sequence, final, again])).toEqual([
    [2, true, undefined],
    [3, false, true],
  ])
  const [first, second] = sent.map(({ sitting }) => sitting)
  expect(first).toBe('sitting-1')
  expect(second).not.toBe(first)
  await sender.add({ ...aReport(4), take: 2 })
  expect(send.mock.lastCall?.[1]).toMatchObject({ sitting: second, again: true })
})

test('a report is on its way before anything else is waited for', () => {
  const send = accepting()
  const { sender } = aSender(send)
  void sender.add(aReport(1))
  expect(send).toHaveBeenCalledTimes(1)
})
