import { findBrowser } from './find-browser.ts'
import { inWords, plus } from './run/count.ts'
import { JOURNEYS, QUICK, QUICK_TESTS, SCREEN_TESTS, SERVER_TESTS } from './run/check-steps.ts'
import { type Step, takeSteps } from './run/steps.ts'

/** The journeys look at what is shipped: the built portal, served by the server. */
const BUILD: Step = { name: 'build', command: ['node', 'tools/prepare.mjs', 'build'] }

process.env.CHROMIUM = browserOrEnd()
const first = await takeSteps([...SERVER_TESTS, ...SCREEN_TESTS, ...QUICK_TESTS, ...QUICK], 2)
// Not beside the server's tests, which serve what they find built; the journeys use all of the machine.
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
