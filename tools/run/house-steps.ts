import { join } from 'node:path'
import { countPlaywright, countVitest, listSecondTries } from './count.ts'
import { root, type Step } from './steps.ts'

export const VITEST_REPORT = join(root, 'test-results/vitest.json')
export const PORTAL_REPORT = join(root, 'test-results/portal.json')
export const PLAYWRIGHT_REPORT = join(root, 'test-results/journeys.json')

/** What needs no running part of the product. */
export const QUICK: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'unused files, exports and dependencies', command: ['knip'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'the arrow', command: ['node', 'tools/check-arrow.ts'] },
  { name: 'the rooms', command: ['node', 'tools/check-rooms.ts'] },
  { name: 'the lock', command: ['node', 'tools/check-lock.ts'] },
  { name: 'the locales', command: ['node', 'tools/check-locales.ts'] },
  { name: 'generated files are current', command: ['node', 'tools/generate.ts', '--check'] },
]

const vitest = (report: string, ...more: string[]): Step['command'] => [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...more,
]

export const TESTS: Step = {
  name: 'tests',
  command: vitest(VITEST_REPORT),
  count: () => countVitest(VITEST_REPORT),
}

/** Every page of the portal takes a minute and a half: before a commit, those that the change reaches are enough. */
export const QUICK_TESTS: readonly Step[] = [
  {
    name: 'tests of rules, contract and tools',
    command: vitest(VITEST_REPORT, '--project=plain'),
    count: () => countVitest(VITEST_REPORT),
  },
  {
    name: 'tests of the portal that the uncommitted change reaches',
    command: vitest(PORTAL_REPORT, '--project=portal', '--changed', '--passWithNoTests'),
    count: () => countVitest(PORTAL_REPORT),
  },
]

export const JOURNEYS: Step = {
  name: 'journeys',
  command: ['playwright', 'test'],
  count: () => countPlaywright(PLAYWRIGHT_REPORT),
  remarks: () => listSecondTries(PLAYWRIGHT_REPORT).map((journey) => `second try: ${journey}`),
}
