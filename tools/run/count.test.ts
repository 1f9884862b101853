import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countPlaywright, countVitest, forget, inWords, listSecondTries, plus } from './count.ts'

function reportOf(content: object) {
  const folder = mkdtempSync(join(tmpdir(), 'count-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('the runners are summed into one line', () => {
  const units = countVitest(reportOf({ numPassedTests: 40, numFailedTests: 1 }))
  const journeys = countPlaywright(reportOf({ stats: { expected: 12, unexpected: 1, flaky: 0, skipped: 0 } }))
  expect(inWords(plus(units, journeys))).toBe('52 passed, 2 failed')
})

test('a runner that left no report counts nothing', () => {
  const path = reportOf({ numPassedTests: 40, numFailedTests: 0 })
  forget(path)
  expect(countVitest(path)).toEqual({ passed: 0, failed: 0 })
})

test('a journey that needed a second try is told by its name', () => {
  const specs = [
    { title: 'a dive is deleted', file: 'logbook.test.ts', tests: [{ status: 'flaky' }] },
    { title: 'a dive is logged', file: 'logbook.test.ts', tests: [{ status: 'expected' }] },
  ]
  const path = reportOf({
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    suites: [{ suites: [{ specs }] }],
  })
  expect(listSecondTries(path)).toEqual(['logbook.test.ts › a dive is deleted'])
  expect(countPlaywright(path)).toEqual({ passed: 2, failed: 0 })
})

test('more than two second tries have failed', () => {
  const path = reportOf({ stats: { expected: 9, unexpected: 0, flaky: 3 } })
  expect(countPlaywright(path)).toEqual({ passed: 9, failed: 3 })
})
