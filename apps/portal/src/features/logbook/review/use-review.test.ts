import { expect, test } from 'vitest'
import { aLog } from '../form/state/dive-log.fixture.ts'
import { failuresIn } from './use-review.ts'

const sent = ['a', 'b', 'c', 'd'].map((id) => ({ student: 'Leo', log: aLog({ id }) }))

test('[SC-11] each log of a class has its own outcome', () => {
  const outcomes = [
    { id: 'a', problem: null },
    { id: 'b', problem: 'stale' },
    { id: 'c', problem: 'of-tomorrow' },
  ]
  expect(failuresIn(outcomes, sent).map(({ sent: { log }, problem }) => [log.id, problem])).toEqual([
    ['b', 'stale'],
    ['c', 'unexpected'],
    ['d', 'unexpected'],
  ])
})

test('[SC-11] a log that was taken back in the meantime is reported as taken back, not as changed', () => {
  const [first] = sent
  const outcome = (status: string) => [{ id: 'a', problem: 'stale', log: { status } }]
  const shown = (status: string) =>
    failuresIn(outcome(status), first ? [first] : []).map(({ problem }) => problem)
  expect(shown('Draft')).toEqual(['no-such-move'])
  expect(shown('Verified')).toEqual(['frozen'])
  expect(shown('Pending')).toEqual(['stale'])
})
