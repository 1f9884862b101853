import { findBrowser } from './find-browser.ts'
import { JOURNEYS, QUICK, QUICK_TESTS, SCREEN_TESTS, SERVER_TESTS } from './run/check-steps.ts'
import { type Count, inWords, plus } from './run/count.ts'
import { type Step, takeSteps } from './run/steps.ts'

/** The journeys test what we ship: the built portal, served by the server. */
const BUILD: Step = { name: 'build', command: ['node', 'tools/prepare.mjs', 'build'] }

process.env.CHROMIUM = browserOrEnd()
const built = takeSteps([BUILD], 1)
// Each of these waits for a third of its time, so three at once keep two cores busy.
const [build, journeys, rest] = await Promise.all([
  built,
  built.then(() => takeSteps([JOURNEYS], 1)),
  takeTheRest(),
])
const total = plus(plus(build, journeys), rest)
console.log(inWords(total))
process.exitCode = total.failed > 0 ? 1 : 0

async function takeTheRest(): Promise<Count> {
  const first = await takeSteps([...QUICK, ...SCREEN_TESTS, ...QUICK_TESTS], 2)
  // They serve the build.
  await built
  return plus(first, await takeSteps(SERVER_TESTS, 2))
}

function browserOrEnd(): string {
  try {
    return findBrowser()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
