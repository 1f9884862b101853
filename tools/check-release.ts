import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { versionProblems } from './release/changelog.ts'
import { licenseProblems, licensesOf } from './release/licenses.ts'

const root = resolve(import.meta.dirname, '..')
const text = (path: string) => readFileSync(join(root, path), 'utf8')

const lock = JSON.parse(text('package-lock.json'))
const manifest = JSON.parse(text('package.json')).version
const packages = licensesOf(lock)
const problems = [
  ...versionProblems({ manifest, lock: lock.version, changelog: text('CHANGELOG.md') }),
  ...licenseProblems(packages),
]
for (const problem of problems) console.error(problem)
console.log(`version ${manifest}, licenses of ${packages.length} packages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
