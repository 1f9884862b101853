import { findBrowser } from './find-browser.ts'
import { forget, inWords, plus } from './run/count.ts'
import { JOURNEYS, PLAYWRIGHT_REPORT, QUICK, TESTS, VITEST_REPORT } from './run/house-steps.ts'
import { type Step, takeSteps } from './run/steps.ts'

/** The journeys look at what is shipped: the built portal, served by the server. */
const BUILD: Step = { name: 'build', command: ['node', 'tools/prepare.mjs', 'build'] }

for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) forget(report)
process.env.CHROMIUM = browserOrEnd()
const total = plus(await takeSteps(QUICK, 2), await takeSteps([TESTS, BUILD, JOURNEYS], 1))
console.log(inWords(total))
process.exitCode = total.failed > 0 ? 1 : 0

function browserOrEnd(): string {
  try {
    return findBrowser()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
