import { QUICK, QUICK_TESTS } from './run/check-steps.ts'
import { inWords } from './run/count.ts'
import { takeSteps } from './run/steps.ts'

const total = await takeSteps([...QUICK_TESTS, ...QUICK], 3)
console.log(inWords(total))
process.exitCode = total.failed > 0 ? 1 : 0
