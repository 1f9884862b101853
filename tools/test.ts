import { findBrowser } from './find-browser.ts'
import { JOURNEYS, QUICK, QUICK_TESTS, SCREEN_TESTS, SERVER_TESTS } from './run/check-steps.ts'
import { inWords, plus } from './run/count.ts'
import { type Step, takeSteps } from './run/steps.ts'

/** The journeys test what we ship: the built portal, served by the server. */
const BUILD: Step = { name: 'build', command: ['node', 'tools/prepare.mjs', 'build'] }

process.env.CHROMIUM = browserOrEnd()
// The server's tests serve the build, so they wait for it.
const first = await takeSteps([BUILD, ...QUICK], 2)
// The journeys use the whole machine; they come last, so that they start as soon as one lane is free.
const tests = [...SERVER_TESTS, ...SCREEN_TESTS, ...QUICK_TESTS, JOURNEYS]
const total = plus(first, await takeSteps(tests, 2))
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
