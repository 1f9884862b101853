import { expect, test, vi } from 'vitest'
import { CallFailed } from '../../../../shared/http/index.ts'
import { createMemoryStore } from '../../../../shared/offline/device-store.ts'
import { aReport, aSitting } from './report.fixture.ts'
import { createSender, type Send } from './sender.ts'
import type { StoredSitting } from './stored-sitting.ts'

const offline = () => new CallFailed('no signal', { kind: 'network' })

function aSender(send: Send, start = aSitting()) {
  const sittings = createMemoryStore<StoredSitting>()
  return { sittings, sender: createSender(start, sittings, send) }
}

const accepting = () =>
  vi.fn<Send>(async ({ attemptId, version }, { sequence }) => ({
    attemptId,
    version: version + 1,
    sequence,
    isBeside: false,
  }))

test('each report has the version of the last answer, and nothing stays on the device', async () => {
  const send = accepting()
  const { sender, sittings } = aSender(send)
  await sender.add(aReport(1))
  await sender.add(aReport(2))
  expect(send.mock.calls.map(([{ version }, { sequence }]) => [version, sequence])).toEqual([
    [3, 1],
    [4, 2],
  ])
  expect(sender.state()).toEqual({ kind: 'saved', isBeside: false })
  expect(await sittings.list()).toEqual([])
})

test('while offline the progress is stored on the device, and sent once when the connection is back', async () => {
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

test('reports added during a send follow it, in order', async () => {
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

test('a result in parallel to another device continues under its own id, and this is reported', async () => {
  const send = accepting()
  send.mockResolvedValueOnce({ attemptId: 'attempt-2', version: 1, sequence: 1, isBeside: true })
  const { sender } = aSender(send)
  await sender.add(aReport(1))
  expect(sender.state()).toEqual({ kind: 'saved', isBeside: true })
  await sender.add(aReport(2))
  expect(send.mock.lastCall?.[0]).toMatchObject({ attemptId: 'attempt-2', version: 1 })
})

test("a permanently refused report is reported and doesn't block the rest", async () => {
  const send = accepting()
  send.mockRejectedValueOnce(new CallFailed('too large', { kind: 'refused', status: 413 }))
  const { sender, sittings } = aSender(send)
  await sender.add(aReport(1))
  expect(sender.state().kind).toBe('refused')
  expect(await sittings.list()).toEqual([])
  await sender.add(aReport(2))
  expect(sender.state().kind).toBe('saved')
})

test('an expired session loses nothing', async () => {
  const send = accepting()
  send.mockRejectedValueOnce(new CallFailed('sign in', { kind: 'refused', status: 401 }))
  const { sender, sittings } = aSender(send)
  await sender.add(aReport(1))
  expect(sender.state().kind).toBe('waiting')
  expect(await sittings.list()).toHaveLength(1)
})

test('[SC-07] a retaken exam is sent as its own sitting, also when both were pending', async () => {
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

test('a report is sent before anything else is awaited', () => {
  const send = accepting()
  const { sender } = aSender(send)
  void sender.add(aReport(1))
  expect(send).toHaveBeenCalledTimes(1)
})
