import { resolve } from 'node:path'
import { areaProblems } from './boundaries/layers.ts'

const problems = areaProblems(resolve(import.meta.dirname, '..'))
for (const problem of problems) console.error(problem)
console.log(`${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
