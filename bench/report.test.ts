import { expect, test } from 'vitest'
import { withTable } from './report.ts'

const CONDITIONS = { date: '2026-11-19', cores: 2, architecture: 'x64', load: 0.44 }
const FIGURE = { name: 'writes lost', value: 0, unit: 'writes', atMost: 0, digits: 0, detail: [] }
const DOCUMENT = `Before.

<!-- measured by: npm run bench -- kills -->
an old table
<!-- end -->

<!-- measured by: npm run bench -- other -->
stays
<!-- end -->
`

test('replaces the table of one bench, with its limits and the load of the machine', () => {
  const text = withTable(DOCUMENT, 'kills', [FIGURE], CONDITIONS)
  expect(text).toContain('| writes lost | at most 0 writes | 0 writes |')
  expect(text).toContain('`npm run bench -- kills`, 2026-11-19, 2 cores (x64), load 0.4 before.')
  expect(text).not.toContain('an old table')
  expect(text?.startsWith('Before.\n\n')).toBe(true)
  expect(text?.endsWith('stays\n<!-- end -->\n')).toBe(true)
  expect(withTable(text ?? '', 'kills', [FIGURE], CONDITIONS)).toBe(text)
})

test('a missed limit is named as missed', () => {
  expect(withTable(DOCUMENT, 'kills', [{ ...FIGURE, value: 3 }], CONDITIONS)).toContain(
    '| 3 writes, **missed** |',
  )
})

test('a document without a place for a bench is left alone', () => {
  expect(withTable(DOCUMENT, 'third', [FIGURE], CONDITIONS)).toBeUndefined()
  expect(() =>
    withTable(`${DOCUMENT}<!-- measured by: npm run bench -- third -->`, 'third', [], CONDITIONS),
  ).toThrow('has no end')
})
