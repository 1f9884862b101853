import { expect, test } from 'vitest'
import type { MoveOn } from './activity.ts'
import { type Cmi5Said, type Cmi5Verb, cmi5Fault, cmi5Summary } from './cmi5.ts'

const say = (verb: Cmi5Verb | '', more: Partial<Cmi5Said> = {}): Cmi5Said => ({
  sessionId: 's1',
  verb,
  score: null,
  seconds: null,
  progress: null,
  ...more,
})
const RULES = { masteryScore: 0.8, mode: 'normal' } as const
const begun = [say('initialized')]

test.each<[string, Cmi5Said, readonly Cmi5Said[], RegExp | undefined]>([
  ['begins', say('initialized'), [], undefined],
  ['begins twice', say('initialized'), begun, /already/],
  ['begins a second session', say('initialized', { sessionId: 's2' }), begun, undefined],
  ['completes before it begins', say('completed'), [], /not initialized/],
  ['says something of its own too early', say(''), [], /not initialized/],
  ['says something of its own', say(''), begun, undefined],
  ['completes', say('completed'), begun, undefined],
  ['completes twice', say('completed'), [...begun, say('completed')], /already/],
  [
    'completes again in another session',
    say('completed', { sessionId: 's2' }),
    [...begun, say('completed'), say('initialized', { sessionId: 's2' })],
    /already/,
  ],
  ['passes with the mark', say('passed', { score: 0.8 }), begun, undefined],
  ['passes below the mark', say('passed', { score: 0.79 }), begun, /below/],
  ['passes without a score', say('passed'), begun, undefined],
  ['fails with the mark', say('failed', { score: 0.8 }), begun, /reaches/],
  ['fails after it passed', say('failed', { score: 0.1 }), [...begun, say('passed')], /passed already/],
  ['fails twice in a session', say('failed', { score: 0.1 }), [...begun, say('failed')], /failed/],
  ['goes on after its end', say(''), [...begun, say('terminated')], /terminated/],
])('validates a unit that %s', (_, said, before, fault) => {
  const answer = cmi5Fault(said, before, RULES)
  if (fault) expect(answer).toMatch(fault)
  else expect(answer).toBeUndefined()
})

test('in review mode a unit may only start and end', () => {
  const review = { masteryScore: null, mode: 'review' } as const
  expect(cmi5Fault(say('completed'), begun, review)).toMatch(/review/)
  expect(cmi5Fault(say('terminated'), begun, review)).toBeUndefined()
})

test.each<[MoveOn, Cmi5Verb[], string]>([
  ['Completed', ['completed'], 'completed'],
  ['Completed', ['passed'], 'incomplete'],
  ['Passed', ['completed'], 'incomplete'],
  ['Passed', ['passed'], 'passed'],
  ['CompletedAndPassed', ['passed'], 'incomplete'],
  ['CompletedAndPassed', ['completed', 'passed'], 'passed'],
  ['CompletedOrPassed', ['passed'], 'passed'],
  ['CompletedOrPassed', ['failed'], 'failed'],
  ['NotApplicable', [], 'incomplete'],
  ['NotApplicable', ['terminated'], 'completed'],
])('with move-on %s, a unit that said %j is %s', (moveOn, verbs, status) => {
  expect(cmi5Summary([...begun, ...verbs.map((verb) => say(verb))], { moveOn }).status).toBe(status)
})

test.each<MoveOn>(['Completed', 'CompletedOrPassed', 'NotApplicable'])(
  '[LE-02] with move-on %s, a unit that completed and failed is failed',
  (moveOn) => {
    const said = [...begun, say('completed'), say('failed', { score: 0.27 }), say('terminated')]
    expect(cmi5Summary(said, { moveOn }).status).toBe('failed')
  },
)

test('score, time and progress are those of the whole attempt', () => {
  const said = [
    ...begun,
    say('', { progress: 0.5 }),
    say('failed', { score: 0.4 }),
    say('terminated', { seconds: 60 }),
    say('initialized', { sessionId: 's2' }),
    say('passed', { sessionId: 's2', score: 0.9 }),
    say('terminated', { sessionId: 's2', seconds: 30.4 }),
  ]
  expect(cmi5Summary(said, { moveOn: 'Passed' })).toEqual({
    status: 'passed',
    score: 0.9,
    seconds: 90,
    place: null,
    progress: 0.5,
  })
  expect(cmi5Summary([], { moveOn: 'Passed' }).status).toBe('not-attempted')
})
