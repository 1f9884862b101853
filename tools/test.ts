import { findBrowser } from './find-browser.ts'
import { JOURNEYS, LONG_TESTS, QUICK, QUICK_TESTS } from './run/check-steps.ts'
import { type Count, inWords, plus } from './run/count.ts'
import { type Step, takeLane } from './run/steps.ts'

/** The journeys test what we ship: the built portal, served by the server. */
const BUILD: Step = { name: 'build', command: ['node', 'tools/prepare.mjs', 'build'] }

process.env.CHROMIUM = browserOrEnd()
const quick = [...QUICK]
const built = takeLane([BUILD])
const afterBuild = [JOURNEYS, ...LONG_TESTS, ...QUICK_TESTS]
// Each of these waits for a third of its time, so three at once keep two cores busy.
const lanes = await Promise.all([built, takeTests(), takeChecksAndTests(), takeChecksAndTests()])
const total = lanes.reduce(plus)
console.log(inWords(total))
process.exitCode = total.failed > 0 ? 1 : 0

/** Journeys and tests of the server serve the build. */
async function takeTests(): Promise<Count> {
  await built
  return takeLane(afterBuild)
}

async function takeChecksAndTests(): Promise<Count> {
  return plus(await takeLane(quick), await takeTests())
}

function browserOrEnd(): string {
  try {
    return findBrowser()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
