import { expect, test } from 'vitest'
import { countJourneys, triedAgain } from './journeys.ts'
import { aReport } from './report.fixture.ts'

const stats = (expected: number, unexpected: number, flaky: number) =>
  aReport({ stats: { expected, unexpected, flaky, skipped: 0 } })

test('one journey in each begun hundred may need a retry, one more fails the run', () => {
  expect(countJourneys(stats(198, 0, 2))).toEqual({ passed: 200, failed: 0 })
  expect(countJourneys(stats(197, 0, 3))).toEqual({ passed: 197, failed: 3 })
  expect(countJourneys(stats(86, 0, 1))).toEqual({ passed: 87, failed: 0 })
  expect(countJourneys(stats(85, 0, 2))).toEqual({ passed: 85, failed: 2 })
})

test('a journey that fails twice has failed', () => {
  expect(countJourneys(stats(199, 1, 0))).toEqual({ passed: 199, failed: 1 })
})

test('without a report there is no count and no remark', () => {
  expect(countJourneys('/nowhere.json')).toEqual({ passed: 0, failed: 0 })
  expect(triedAgain('/nowhere.json')).toEqual([])
})

test('reports a retry by name, with the error of the first attempt', () => {
  const journey = (title: string, status: string, first: object) => ({
    title,
    file: 'offline.test.ts',
    line: 7,
    tests: [{ status, results: [first, {}] }],
  })
  const path = aReport({
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [
      { specs: [journey('a card opens', 'expected', {})] },
      { suites: [{ specs: [journey('a dive goes out', 'flaky', { error: { message: 'no answer' } })] }] },
    ],
  })
  expect(triedAgain(path)).toEqual(['passed at the second try: offline.test.ts:7 a dive goes out\nno answer'])
})
