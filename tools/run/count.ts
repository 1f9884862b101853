import { readFileSync, rmSync } from 'node:fs'

export type Count = { passed: number; failed: number }

export const NOTHING: Count = { passed: 0, failed: 0 }

export const plus = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
})

export const inWords = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`

/** Deletes the report of an earlier run, so that it isn't mistaken for this one. */
export function forget(path: string) {
  rmSync(path, { force: true })
}

type VitestReport = { numPassedTests: number; numFailedTests: number }

export function countVitest(path: string): Count {
  const report = readReport<VitestReport>(path)
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : NOTHING
}

export function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
