import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countPlaywright, countVitest, forget, inWords, plus } from './count.ts'

function reportOf(content: object) {
  const folder = mkdtempSync(join(tmpdir(), 'count-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

test('the runners are summed into one line', () => {
  const units = countVitest(reportOf({ numPassedTests: 40, numFailedTests: 1 }))
  const journeys = countPlaywright(reportOf({ stats: { expected: 12, unexpected: 0, flaky: 1, skipped: 0 } }))
  expect(inWords(plus(units, journeys))).toBe('52 passed, 2 failed')
})

test('a runner that left no report counts nothing', () => {
  const path = reportOf({ numPassedTests: 40, numFailedTests: 0 })
  forget(path)
  expect(countVitest(path)).toEqual({ passed: 0, failed: 0 })
})
