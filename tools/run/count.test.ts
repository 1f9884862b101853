import { expect, test } from 'vitest'
import { countVitest, forget, inWords, plus } from './count.ts'
import { aReport } from './report.fixture.ts'

test('the runners are summed up in one line', () => {
  const units = countVitest(aReport({ numPassedTests: 40, numFailedTests: 1 }))
  const checks = { passed: 12, failed: 1 }
  expect(inWords(plus(units, checks))).toBe('52 passed, 2 failed')
})

test('a runner without a report counts nothing', () => {
  const path = aReport({ numPassedTests: 40, numFailedTests: 0 })
  forget(path)
  expect(countVitest(path)).toEqual({ passed: 0, failed: 0 })
})
