import { type Count, NOTHING, readReport } from './count.ts'

type Try = { error?: { message?: string } }
type Spec = {
  title: string
  file: string
  line: number
  tests: readonly { status: string; results: readonly Try[] }[]
}
type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] }
type Report = Suite & { stats: { expected: number; unexpected: number; flaky: number } }

/** One in each begun group of this many may need a retry, because a machine that stalls for a moment causes that. */
const ONE_IN = 100

const allowed = ({ expected, unexpected, flaky }: Report['stats']) =>
  Math.ceil((expected + unexpected + flaky) / ONE_IN)

/** A journey that passed only on retry may hide a race: a few are reported, more of them fail the run. */
export function countJourneys(path: string): Count {
  const stats = readReport<Report>(path)?.stats
  if (!stats) return NOTHING
  const { expected, unexpected, flaky } = stats
  const isTooMany = flaky > allowed(stats)
  return { passed: expected + (isTooMany ? 0 : flaky), failed: unexpected + (isTooMany ? flaky : 0) }
}

/** The journeys that needed a retry, each with the error of the first attempt. */
export function triedAgain(path: string): readonly string[] {
  const report = readReport<Report>(path)
  return report ? specsOf(report).filter(isFlaky).map(inWords) : []
}

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const isFlaky = ({ tests }: Spec) => tests.some(({ status }) => status === 'flaky')

function inWords({ file, line, title, tests }: Spec): string {
  const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? ''
  return `passed at the second try: ${file}:${line} ${title}\n${message}`
}
