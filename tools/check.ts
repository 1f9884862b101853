import { forget, inWords, plus } from './run/count.ts'
import { QUICK, QUICK_TESTS, VITEST_REPORT } from './run/house-steps.ts'
import { takeSteps } from './run/steps.ts'

forget(VITEST_REPORT)
const total = plus(await takeSteps(QUICK, 2), await takeSteps([QUICK_TESTS], 1))
console.log(inWords(total))
process.exitCode = total.failed > 0 ? 1 : 0
