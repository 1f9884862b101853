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
    'apps/portal: 3 files, median 20 lines, p95 300, longest 300, 33 % with a single importer, 1 with a function over 80 lines',
  )
})
