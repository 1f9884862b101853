import type { PlayerStartWire } from '@fathom/contract/training/content'
import { afterEach, expect, test, vi } from 'vitest'
import { atPage, connectPlayer, inTheme } from './connect-player.ts'
import { aReport } from './outbox/report.fixture.ts'

const ORIGIN = 'https://content.fathom.test'
const start = { type: 'start', title: 'Breathing under pressure' } as PlayerStartWire

function aLink() {
  const posted = vi.fn()
  const frame = { postMessage: posted } as unknown as Window
  const heard = vi.fn()
  const ready = vi.fn()
  const link = connectPlayer({
    here: window,
    frame: () => frame,
    origin: ORIGIN,
    start: () => start,
    onReady: ready,
    onHeard: heard,
  })
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    const event = new Event('message')
    Object.assign(event, { data, origin: from.origin ?? ORIGIN, source: from.source ?? frame })
    window.dispatchEvent(event)
  }
  return { link, posted, heard, ready, say }
}

let open: ReturnType<typeof aLink> | undefined
afterEach(() => open?.link.close())

test('tells a ready player what to play, only at its own origin', () => {
  open = aLink()
  open.say({ type: 'ready' })
  expect(open.ready).toHaveBeenCalledOnce()
  expect(open.posted).toHaveBeenCalledExactlyOnceWith(start, ORIGIN)
})

test('ignores messages from another origin, another window, or with another shape', () => {
  open = aLink()
  const commit = { type: 'commit', ...aReport(1) }
  open.say(commit, { origin: 'https://elsewhere.test' })
  open.say(commit, { source: window })
  open.say({ ...commit, summary: { ...commit.summary, score: 1e9 } })
  open.say('commit')
  expect(open.heard).not.toHaveBeenCalled()
  open.say(commit)
  expect(open.heard).toHaveBeenCalledOnce()
})

test("stopping waits for the lesson's last report", async () => {
  open = aLink()
  open.say({ type: 'ready' })
  const done = vi.fn()
  const stopped = open.link.stop().then(done)
  expect(open.posted).toHaveBeenLastCalledWith({ type: 'stop' }, ORIGIN)
  open.say({ type: 'commit', ...aReport(2, { final: true }) })
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
  open.say({ type: 'ended' })
  await stopped
  expect(done).toHaveBeenCalledOnce()
})

test("a lesson that doesn't answer blocks nobody for long", async () => {
  vi.useFakeTimers()
  open = aLink()
  await open.link.stop()
  open.say({ type: 'ready' })
  const stopped = open.link.stop()
  await vi.advanceTimersByTimeAsync(4_000)
  await expect(stopped).resolves.toBeUndefined()
  vi.useRealTimers()
})

const themed = (launch: string, theme?: string) =>
  inTheme({ launch, standard: 'scorm-1.2' as 'scorm-1.2' | 'cmi5' }, theme).launch

test('adds a chosen theme to the lesson URL and keeps its other parameters', () => {
  expect(themed('c/lesson.html', 'dark')).toBe('c/lesson.html?theme=dark')
  expect(themed('c/lesson.html?page=2#top', 'light')).toBe('c/lesson.html?page=2&theme=light#top')
})

test('adds nothing when the theme follows the device, or to a cmi5 URL', () => {
  expect(themed('c/lesson.html')).toBe('c/lesson.html')
  const start = { launch: 'c/unit.html?actor=x', standard: 'cmi5' as const }
  expect(inTheme(start, 'dark')).toBe(start)
})

test('[LE-08] a link to a page is passed to the lesson, beside its other parameters', () => {
  const lesson = { standard: 'scorm-1.2', launch: 'c/lesson.html?a=1#top' } as PlayerStartWire
  expect(atPage(lesson, 'Light & sound').launch).toBe('c/lesson.html?a=1&fathom-page=Light%20%26%20sound#top')
  expect(atPage(lesson, undefined)).toBe(lesson)
  const unit = { ...lesson, standard: 'cmi5' } as PlayerStartWire
  expect(atPage(unit, 'Light & sound')).toBe(unit)
})
