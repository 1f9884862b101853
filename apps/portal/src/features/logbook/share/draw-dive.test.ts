import { expect, test } from 'vitest'
import { inRows } from './draw-dive.ts'

/** Each character is ten wide. */
const to = { measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics }
const rows = (text: string, most: number) => inRows(to, text, { width: 100, most })

test('a text breaks between words', () => {
  expect(rows('Blue Corner wall', 3)).toEqual(['Blue', 'Corner', 'wall'])
})

test('a word that is wider than the picture breaks inside', () => {
  expect(rows('Unterwasserhöhle', 3)).toEqual(['Unterwasse', 'rhöhle'])
})

test('what does not fit ends in an ellipsis', () => {
  expect(rows('One two three four five', 2)).toEqual(['One two', 'three fou…'])
  expect(rows('Unterwasserhöhle', 1)).toEqual(['Unterwass…'])
})

test('nothing makes no row', () => {
  expect(rows('', 2)).toEqual([])
})
