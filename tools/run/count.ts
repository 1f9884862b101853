import { readFileSync, rmSync } from 'node:fs'

export type Count = { passed: number; failed: number }

export const NOTHING: Count = { passed: 0, failed: 0 }

export const plus = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
})

export const inWords = ({ passed, failed }: Count) => `${passed} passed, ${failed} failed`

/** A report of an earlier run must never speak for this one. */
export function forget(path: string) {
  rmSync(path, { force: true })
}

type VitestReport = { numPassedTests: number; numFailedTests: number }

export function countVitest(path: string): Count {
  const report = readReport<VitestReport>(path)
  return report ? { passed: report.numPassedTests, failed: report.numFailedTests } : NOTHING
}

type Suite = {
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites?: Suite[] }

/** So many journeys may pass at their second try only, each told by its name; more hide a race. */
const SECOND_TRIES_ALLOWED = 2

export function countPlaywright(path: string): Count {
  const stats = readReport<PlaywrightReport>(path)?.stats
  if (!stats) return NOTHING
  const isTooOften = stats.flaky > SECOND_TRIES_ALLOWED
  return {
    passed: stats.expected + (isTooOften ? 0 : stats.flaky),
    failed: stats.unexpected + (isTooOften ? stats.flaky : 0),
  }
}

/** The journeys that passed only when they were tried again. */
export function listSecondTries(path: string): string[] {
  const report = readReport<PlaywrightReport>(path)
  return (report?.suites ?? []).flatMap(secondTriesIn)
}

const secondTriesIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(secondTriesIn),
]

function readReport<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
