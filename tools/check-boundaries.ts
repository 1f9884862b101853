import { resolve } from 'node:path'
import { checkBoundaries } from './boundaries/boundaries.ts'

const AT_LEAST = 400

const { files, imports, figures, problems } = checkBoundaries(resolve(import.meta.dirname, '..'), AT_LEAST)
for (const figure of figures) console.log(figure)
for (const problem of problems) console.error(problem)
console.log(`${files} files, ${imports} imports, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
