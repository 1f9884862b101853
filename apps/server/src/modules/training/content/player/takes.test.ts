import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sit12, sit2004 } from './sit.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

type Old = ReturnType<typeof sit12>['api']

function handIn12(api: Old, at: number, given: string, raw: string, status: string) {
  api.LMSSetValue(`cmi.interactions.${at}.id`, 'q1')
  api.LMSSetValue(`cmi.interactions.${at}.type`, 'choice')
  api.LMSSetValue(`cmi.interactions.${at}.student_response`, given)
  api.LMSSetValue(`cmi.interactions.${at}.result`, given === 'a' ? 'correct' : 'wrong')
  api.LMSSetValue('cmi.core.score.raw', raw)
  api.LMSSetValue('cmi.core.lesson_status', status)
  api.LMSCommit('')
}
const inShort = (commit: ReturnType<ReturnType<typeof sit12>['commits']>[number]) => [
  commit.take,
  commit.summary.status,
  commit.summary.score,
  commit.summary.seconds,
  commit.answers.map(({ given }) => given).join(),
  commit.final,
]

test('[SC-07] a package that resets its status starts the next take, and both are reported completely', async () => {
  const { api, commits } = sit12({ masteryScore: 0.75 })
  api.LMSInitialize('')
  vi.advanceTimersByTime(60_000)
  handIn12(api, 0, 'b', '50', 'failed')
  await Promise.resolve()
  api.LMSSetValue('cmi.core.lesson_status', 'incomplete')
  api.LMSSetValue('cmi.suspend_data', 'again')
  api.LMSCommit('')
  vi.advanceTimersByTime(30_000)
  handIn12(api, 1, 'a', '90', 'passed')
  api.LMSFinish('')
  expect(commits().map(inShort)).toEqual([
    [1, 'failed', 0.5, 60, 'b', false],
    [1, 'failed', 0.5, 60, 'b', true],
    [2, 'incomplete', null, 0, '', false],
    [2, 'passed', 0.9, 30, 'a', true],
  ])
})

test('[SC-07] a package that answers again without a reset is in its next take', async () => {
  const { api, commits } = sit12({ masteryScore: 0.75 })
  api.LMSInitialize('')
  handIn12(api, 0, 'b', '50', 'failed')
  await Promise.resolve()
  // Details of the result may follow it.
  api.LMSSetValue('cmi.interactions.0.latency', '00:00:05')
  vi.advanceTimersByTime(60_000)
  // Some packages overwrite the first answer with the second.
  handIn12(api, 0, 'a', '50', 'failed')
  await Promise.resolve()
  vi.advanceTimersByTime(60_000)
  api.LMSSetValue('cmi.core.score.raw', '80')
  api.LMSFinish('')
  expect([...new Map(commits().map((commit) => [commit.take, inShort(commit)])).values()]).toEqual([
    [1, 'failed', 0.5, 1, 'b', true],
    [2, 'failed', 0.5, 59, 'a', true],
    [3, 'passed', 0.8, 60, '', true],
  ])
})

test('SCORM 2004: the next take starts without the success status of the last one', async () => {
  const { api, commits } = sit2004({ masteryScore: 0.75 })
  api.Initialize('')
  api.SetValue('cmi.score.scaled', '0.5')
  api.SetValue('cmi.completion_status', 'completed')
  api.SetValue('cmi.success_status', 'failed')
  api.Commit('')
  await Promise.resolve()
  api.SetValue('cmi.success_status', 'unknown')
  api.SetValue('cmi.completion_status', 'incomplete')
  api.SetValue('cmi.location', '1/40')
  vi.advanceTimersByTime(2000)
  expect(commits().map(inShort)).toEqual([
    [1, 'failed', 0.5, 0, '', false],
    [1, 'failed', 0.5, 0, '', true],
    [2, 'incomplete', null, 1, '', false],
  ])
})

test("reviewing the result, or closing it, doesn't start a take", async () => {
  const { api, commits, sitting } = sit12({ masteryScore: 0.75 })
  api.LMSInitialize('')
  handIn12(api, 0, 'b', '50', 'failed')
  await Promise.resolve()
  vi.advanceTimersByTime(60_000)
  api.LMSSetValue('cmi.core.lesson_location', 'review/4')
  api.LMSSetValue('cmi.core.session_time', '00:01:00')
  api.LMSSetValue('cmi.core.score.raw', '50')
  api.LMSSetValue('cmi.core.exit', 'suspend')
  sitting.end()
  expect(new Set(commits().map(({ take }) => take))).toEqual(new Set([1]))
})

test('a resumed take continues counting its own time', () => {
  const first = sit12({ saved: { cmi: { core: { total_time: '00:10:00' } }, before: 540 } })
  first.api.LMSInitialize('')
  vi.advanceTimersByTime(30_000)
  first.sitting.end()
  expect(first.commits().at(-1)).toMatchObject({ summary: { seconds: 90 }, state: { before: 540 } })
})

test('[SC-07] a sitting that only viewed says so, and one that continued does not', () => {
  const cmi = { core: { lesson_location: '3/9', lesson_status: 'incomplete' }, suspend_data: 'p3' }
  const look = (place: string, saved: object | null) => {
    const { api, sitting, commits } = sit12({ saved: saved as Record<string, unknown> | null })
    api.LMSInitialize('')
    api.LMSSetValue('cmi.core.lesson_location', place)
    api.LMSSetValue('cmi.core.lesson_status', 'incomplete')
    api.LMSSetValue('cmi.suspend_data', 'p3')
    vi.advanceTimersByTime(90_000)
    sitting.end()
    return commits().at(-1)?.idle
  }
  expect([look('3/9', { cmi }), look('4/9', { cmi }), look('3/9', null)]).toEqual([true, false, false])
})
