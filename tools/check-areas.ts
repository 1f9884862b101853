import { resolve } from 'node:path'
import { roomProblems } from './boundaries/layers.ts'

const problems = roomProblems(resolve(import.meta.dirname, '..'))
for (const problem of problems) console.error(problem)
console.log(`${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
