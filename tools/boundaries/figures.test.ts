import { expect, test } from 'vitest'
import { structureFigures } from './figures.ts'

const portal = (name: string) => `apps/portal/src/${name}`

test('counts product files by part, their lines and the share with a single importer', () => {
  const files = [portal('a.ts'), portal('b.ts'), portal('c.ts'), portal('a.test.ts'), portal('a.fixture.ts')]
  const imports = [
    { from: portal('a.ts'), to: portal('b.ts'), isRelative: true },
    { from: portal('a.ts'), to: portal('c.ts'), isRelative: true },
    { from: portal('b.ts'), to: portal('c.ts'), isRelative: true },
    { from: portal('a.test.ts'), to: portal('b.ts'), isRelative: true },
  ]
  const sizes = new Map([
    [portal('a.ts'), { lines: 10, longestFunction: 5 }],
    [portal('b.ts'), { lines: 20, longestFunction: 81 }],
    [portal('c.ts'), { lines: 300, longestFunction: 80 }],
    [portal('a.test.ts'), { lines: 900, longestFunction: 500 }],
  ])
  const [line] = structureFigures({ files, imports, sizes, problems: [] })
  expect(line).toBe(
    'apps/portal: 3 files, median 20 lines, p95 300, longest 300, 33 % with a single importer, 33 % fragments, 1 with a function over 80 lines',
  )
})

test.each([
  ['a file with one importer beside it', 'features/a/part.tsx', 'features/a/screen.tsx', false, 50],
  ["a file of the area's public API", 'features/a/part.tsx', 'features/a/index.ts', false, 0],
  ['a screen that a page of another area shows', 'features/a/part.tsx', 'app/pages/page.tsx', false, 0],
  ['a part that is loaded on its own', 'features/a/part.tsx', 'features/a/screen.tsx', true, 0],
])('%s: %s in %s (lazy: %s) makes %i %% fragments', (_, part, importer, isLazy, share) => {
  const [from, to] = [portal(importer), portal(part)]
  const reading = { files: [from, to], imports: [{ from, to, isRelative: true, isLazy }], sizes: new Map() }
  const [line] = structureFigures({ ...reading, problems: [] })
  expect(line).toContain(`50 % with a single importer, ${share} % fragments`)
})

test('a file with a test of its own is no fragment', () => {
  const [from, to] = [portal('features/a/screen.tsx'), portal('features/a/rules.ts')]
  const files = [from, to, portal('features/a/rules.test.ts')]
  const imports = [{ from, to, isRelative: true, isLazy: false }]
  expect(structureFigures({ files, imports, sizes: new Map(), problems: [] })[0]).toContain(
    'importer, 0 % fragments',
  )
})
