import { expect, test } from 'vitest'
import { gather } from './gather.ts'
import { anAnswer, aReport } from './report.fixture.ts'

test('merges pending reports into one with the last state and the last answer to each question', () => {
  const first = aReport(1, { answers: [anAnswer('a', '1'), anAnswer('b', '1')] })
  const second = aReport(2, { answers: [anAnswer('b', '2')], final: true })
  const [joined, ...others] = gather(gather([], first, false), second, false)
  expect(others).toEqual([])
  expect(joined).toMatchObject({ sequence: 2, state: { page: 2 }, final: true })
  expect(joined?.answers.map(({ id, given }) => [id, given])).toEqual([
    ['a', '1'],
    ['b', '2'],
  ])
})

test('a report in flight stays as it was sent', () => {
  const onItsWay = aReport(1)
  const waiting = gather(gather([onItsWay], aReport(2), true), aReport(3), true)
  expect(waiting).toEqual([onItsWay, aReport(3)])
})

test('a merged report counts as activity if either report does', () => {
  const idle = aReport(1, { idle: true })
  expect(gather([idle], aReport(2, { idle: true }), false)[0]?.idle).toBe(true)
  expect(gather([idle], aReport(2), false)[0]?.idle).toBeUndefined()
})
