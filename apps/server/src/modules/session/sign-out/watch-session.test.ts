import { afterEach, expect, test, vi } from 'vitest'
import { Watchers } from '../ended/watchers.ts'
import { watchSession } from './watch-session.ts'

type Watched = Parameters<typeof watchSession>[0]

/** TS-16 allows a second; the rest of it belongs to the way between processes. */
const MOST_MS = 500

afterEach(() => void vi.useRealTimers())

function aWatch() {
  vi.useFakeTimers()
  const [sessions, handovers] = [new Watchers(), new Watchers()]
  const deps = {
    ended: { watch: (sid: string, ended: () => void) => sessions.add(sid, ended) },
    handovers: { watch: (sid: string, handedOver: () => void) => handovers.add(sid, handedOver) },
  } as unknown as Watched
  const happened: string[] = []
  const stop = watchSession(
    deps,
    { sid: 's-1' },
    () => happened.push('close'),
    () => happened.push('ended'),
  )
  return { sessions, handovers, happened, stop }
}

test('[TS-16] a stream knows at once that its session has ended, and is closed within half a second', () => {
  const { sessions, happened } = aWatch()
  sessions.call('s-2')
  sessions.call('s-1')
  expect(happened).toEqual(['ended'])
  vi.advanceTimersByTime(MOST_MS)
  expect(happened).toEqual(['ended', 'close'])
})

test('[TS-06] a handed-over device closes its streams at once', () => {
  const { handovers, happened } = aWatch()
  handovers.call('s-1')
  expect(happened).toEqual(['close'])
})

test('[TS-16] a stream that has closed by itself is not closed again', () => {
  const { sessions, happened, stop } = aWatch()
  sessions.call('s-1')
  stop()
  vi.advanceTimersByTime(MOST_MS)
  expect(happened).toEqual(['ended'])
})
