import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROBLEM_TITLES } from '@fathom/contract/shared'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** The names that a source writes out; those that it puts together are checked by their type. */
const namesIn = (text: string) =>
  [...text.matchAll(/new Problem\(\s*'([^']+)'/g)].flatMap(([, name]) => name ?? [])

test('[OF-12] every failure that a source names has a title', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES }).filter((file) => !file.includes('.test.'))
  const named = files.flatMap((file) => namesIn(readFileSync(join(SOURCES, file), 'utf8')))
  expect(new Set(named).size).toBeGreaterThan(200)
  expect(named.filter((name) => !Object.hasOwn(PROBLEM_TITLES, name))).toEqual([])
})
