import { spawn } from 'node:child_process'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTally, parseStat, watchProcessorTime } from './processor-time.ts'

const aProcess = (pid: number, parent: number, ticks: number, startedAt = '1') => ({
  pid,
  parent,
  startedAt,
  ticks,
})

test('reads parent, start and processor time, whatever the name of the process is', () => {
  const stat = '42 (a (b) c) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 900 90 20 0 1 0 1234 5678 99'
  expect(parseStat(stat)).toEqual({ pid: 42, parent: 7, startedAt: '1234', ticks: 200 })
})

test('adds descendants, those that have ended and those that outlive their parent, and nobody else', () => {
  const tally = createTally(10)
  tally.add([aProcess(12, 11, 300), aProcess(11, 10, 200), aProcess(10, 1, 100), aProcess(20, 1, 5000)])
  expect(tally.seconds()).toBe(6)
  tally.add([aProcess(12, 1, 700), aProcess(10, 1, 100), aProcess(20, 1, 5000)])
  expect(tally.seconds()).toBe(10)
})

test('a process id that another process gets later is not counted', () => {
  const tally = createTally(10)
  tally.add([aProcess(10, 1, 100), aProcess(11, 10, 200)])
  tally.add([aProcess(10, 1, 100), aProcess(11, 1, 9000, '2')])
  expect(tally.seconds()).toBe(3)
})

test.runIf(process.platform === 'linux')('a process that works is seen working', async () => {
  const child = spawn(process.execPath, ['-e', 'for (;;);'])
  onTestFinished(() => void child.kill('SIGKILL'))
  const seconds = () => watchProcessorTime(child.pid)() ?? 0
  await vi.waitFor(() => expect(seconds()).toBeGreaterThan(0), 15_000)
})
