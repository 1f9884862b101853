import { readFileSync, rmSync } from 'node:fs'

export type Count = {
  passed: number
  failed: number
  /** Of those that passed: only when tried again. */
  again: number
}

export const NOTHING: Count = { passed: 0, failed: 0, again: 0 }

export const plus = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  again: a.again + b.again,
})

export const inWords = ({ passed, failed, again }: Count) =>
  `${passed} passed, ${failed} failed${again > 0 ? `, ${again} passed only when tried again` : ''}`

/** A report of an earlier run must never speak for this one. */
export function forget(path: string) {
  rmSync(path, { force: true })
}

type VitestReport = { numPassedTests: number; numFailedTests: number }

export function countVitest(path: string): Count {
  const report = readReport<VitestReport>(path)
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests, again: 0 } : NOTHING
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

/** A journey is tried again in a world of its own; that it needed to is told, for it may hide a race. */
export function countPlaywright(path: string): Count {
  const stats = readReport<PlaywrightReport>(path)?.stats
  if (!stats) return NOTHING
  const { expected, unexpected, flaky } = stats
  return { passed: expected + flaky, failed: unexpected, again: flaky }
}

function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
