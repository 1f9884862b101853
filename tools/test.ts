import { findBrowser } from './find-browser.ts'
import { JOURNEYS, QUICK, QUICK_TESTS, SCREEN_TESTS, SERVER_TESTS } from './run/check-steps.ts'
import { inWords, plus } from './run/count.ts'
import { type Step, takeSteps } from './run/steps.ts'

/** The journeys test what we ship: the built portal, served by the server. */
const BUILD: Step = { name: 'build', command: ['node', 'tools/prepare.mjs', 'build'] }

process.env.CHROMIUM = browserOrEnd()
const first = await takeSteps([...SERVER_TESTS, ...SCREEN_TESTS, ...QUICK_TESTS, ...QUICK], 2)
// Doesn't run in parallel with the server's tests, which serve the existing build; the journeys use the whole
// machine.
const total = plus(first, await takeSteps([BUILD, JOURNEYS], 1))
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
