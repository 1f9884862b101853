import { join } from 'node:path'
import { countPlaywright, countVitest } from './count.ts'
import { root, type Step } from './steps.ts'

export const VITEST_REPORT = join(root, 'test-results/vitest.json')
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

const VITEST = [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${VITEST_REPORT}`,
] as const

const count = () => countVitest(VITEST_REPORT)

export const TESTS: Step = { name: 'tests', command: VITEST, count }

export const QUICK_TESTS: Step = {
  name: 'tests that need no server',
  command: [...VITEST, '--project=plain', '--project=portal'],
  count,
}

export const JOURNEYS: Step = {
  name: 'journeys',
  command: ['playwright', 'test'],
  count: () => countPlaywright(PLAYWRIGHT_REPORT),
}
