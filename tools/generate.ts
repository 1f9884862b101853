import { generateCourseScript } from './generate-course-script.ts'
import { generateGraph } from './generate-graph.ts'
import { generateMessages } from './generate-messages.ts'

const check = process.argv.includes('--check')
const { written, stale } = await generateGraph({ check })
const problems = [
  ...generateMessages({ check }),
  ...(await generateCourseScript({ check })),
  ...stale.map((path) => `${path} is stale: run npm run generate`),
]
for (const path of written) console.log(`wrote ${path}`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
