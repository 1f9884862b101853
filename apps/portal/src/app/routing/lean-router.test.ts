import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import * as lean from './lean-router.ts'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/lib',
)

test.each(['router/router.js', 'dom/lib.js', 'components.js'])(
  'what the router takes in %s from the parts that are left out is there',
  (file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const taken = source.matchAll(/import \{([^}]+)\} from "[^"]*(?:\/instrumentation|ssr\/components)\.js"/g)
    const names = [...taken].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
    expect(names.length).toBeGreaterThan(0)
    expect(Object.keys(lean)).toEqual(expect.arrayContaining(names))
  },
)

test('a link tells its element to whoever asked for it', () => {
  const called = vi.fn()
  const held = { current: undefined as string | undefined }
  lean.mergeRefs<string | undefined>(called, held, null)('anchor')
  expect(called).toHaveBeenCalledWith('anchor')
  expect(held.current).toBe('anchor')
})
