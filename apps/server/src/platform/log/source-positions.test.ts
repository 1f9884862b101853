import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withSourcePositions } from './source-positions.ts'

const folder = mkdtempSync(join(tmpdir(), 'fathom-stack-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bundleWith = (name: string, map: string) => {
  const file = join(folder, name)
  writeFileSync(file, '')
  writeFileSync(`${file}.map`, map)
  return file
}

// The third column of the second line of the bundle is the fifth column of the tenth line of the source.
const MAP = { version: 3, sources: ['../src/dives.ts'], names: [], mappings: ';EASI' }

test('a stack of the bundle names files and lines of the sources', () => {
  const file = bundleWith('server-abc.js', JSON.stringify(MAP))
  const stack = `Error: no dive\n    at find (file://${file}:2:3)\n    at async ${file}:2:3\n    at run (node:internal/x:1:2)`
  const source = join(folder, '../src/dives.ts')
  expect(withSourcePositions(stack)).toBe(
    `Error: no dive\n    at find (${source}:10:5)\n    at async ${source}:10:5\n    at run (node:internal/x:1:2)`,
  )
})

test('a stack is kept as it is without a map, with a broken one, and outside of what is mapped', () => {
  const broken = bundleWith('broken.js', '{')
  const mapped = bundleWith('other.js', JSON.stringify({ ...MAP, mappings: '' }))
  for (const file of [join(folder, 'none.js'), broken, mapped]) {
    const stack = `Error: no dive\n    at find (file://${file}:2:3)`
    expect(withSourcePositions(stack)).toBe(stack)
  }
})
