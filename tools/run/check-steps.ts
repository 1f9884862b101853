import { join } from 'node:path'
import { countVitest, forget } from './count.ts'
import { countJourneys, triedAgain } from './journeys.ts'
import { root, type Step } from './steps.ts'

/** Where the checkers cache results for unchanged files. */
const CACHE = join(root, 'node_modules/.cache')

const TYPES = [
  'tsc',
  '-p',
  '.',
  '--incremental',
  '--tsBuildInfoFile',
  join(CACHE, 'types.tsbuildinfo'),
] as const

/** Checks that don't need a running part of the product. */
export const QUICK: readonly Step[] = [
  // One checker only, to match the free cores: each additional one resolves the types again.
  { name: 'types', command: [...TYPES, '--checkers', '1'] },
  {
    name: 'unused files, exports and dependencies',
    command: ['knip', '--cache', '--cache-location', join(CACHE, 'knip')],
  },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  {
    name: 'dependency rules',
    command: ['node', 'tools/check-boundaries.ts'],
    remarks: (output) => output.trimEnd().split('\n'),
  },
  { name: 'area names', command: ['node', 'tools/check-areas.ts'] },
  { name: 'lock file', command: ['node', 'tools/check-lock.ts'] },
  { name: 'version and licenses', command: ['node', 'tools/check-release.ts'] },
  { name: 'locales', command: ['node', 'tools/check-locales.ts'] },
  { name: 'generated files are current', command: ['node', 'tools/generate.ts', '--check'] },
]

const PLAYWRIGHT_REPORT = join(root, 'test-results/journeys.json')

export const JOURNEYS: Step = {
  name: 'journeys',
  command: ['playwright', 'test'],
  before: () => forget(PLAYWRIGHT_REPORT),
  count: () => countJourneys(PLAYWRIGHT_REPORT),
  remarks: () => triedAgain(PLAYWRIGHT_REPORT),
}

/** The tests of one project of vitest.config.ts, or a shard of them such as `1/2`, in a separate process. */
function testsOf(project: string, name: string, share = '1/1'): Step {
  const report = join(root, `test-results/vitest-${project}-${share.replace('/', '-of-')}.json`)
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    command: ['vitest', 'run', `--project=${project}`, `--shard=${share}`, ...reporters],
    before: () => forget(report),
    count: () => countVitest(report),
  }
}

/** Uses the production build of React: the development build takes a third more CPU for the same pages. */
const asShipped = (step: Step): Step => ({ ...step, env: { NODE_ENV: 'production' } })

// Vitest uses one core of two, and these tests spend a third of their time waiting.
const SHARES = ['1/2', '2/2']

/** The longest first, so that only short ones are left at the end. */
export const QUICK_TESTS = [
  ...SHARES.map((share) => asShipped(testsOf('portal', `tests of the portal, ${share}`, share))),
  testsOf('plain', 'tests of the packages'),
]
/** Two shards would each start a PostgreSQL, load the server and fill the demo world. */
const withTwoWorkers = (step: Step): Step => ({ ...step, command: [...step.command, '--maxWorkers=2'] })

/**
 * What `npm run check` leaves out, because it may take only a minute: tests that need PostgreSQL, and those
 * that render and operate whole screens. The longest first here too.
 */
export const LONG_TESTS = [
  withTwoWorkers(testsOf('server', 'tests of the server')),
  ...SHARES.map((share) => asShipped(testsOf('screens', `tests of the screens, ${share}`, share))),
  testsOf('slow', 'tests of whole processes'),
  testsOf('portal-act', 'tests of the parts'),
]
