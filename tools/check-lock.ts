import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exactnessProblems, hostProblems, type Lock, lockProblems, type Manifest } from './lock/lock.ts'

const root = resolve(import.meta.dirname, '..')
const text = (path: string) => readFileSync(join(root, path), 'utf8')

const lock: Lock = JSON.parse(text('package-lock.json'))
const manifests = ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root })]
const problems = [
  ...lockProblems(lock),
  ...['package-lock.json', '.npmrc'].flatMap((path) => hostProblems(path, text(path))),
  ...manifests.flatMap((path) => exactnessProblems(path, JSON.parse(text(path)) as Manifest)),
]
for (const problem of problems) console.error(problem)
console.log(`${Object.keys(lock.packages).length} packages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
