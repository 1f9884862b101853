import { expect, test } from 'vitest'
import { fillFitted, inEvenRows, inRows } from './draw-dive.ts'

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

test('rows are even: no word stands alone in the last one', () => {
  expect(rows('One two three', 3)).toEqual(['One two', 'three'])
  expect(inEvenRows(to, 'aa bb cc d', { width: 90, most: 2 })).toEqual(['aa bb', 'cc d'])
  expect(inEvenRows(to, 'One two three four five', { width: 100, most: 2 })).toEqual([
    'One two',
    'three fou…',
  ])
  expect(inEvenRows(to, 'One', { width: 100, most: 2 })).toEqual(['One'])
})

test('an emoji isn’t cut in two', () => {
  expect(rows('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 1)).toEqual(['👩‍👩‍👧…'])
})

test('[CD-04] a long word is written smaller instead of running into the next figure', () => {
  const sizes: string[] = []
  const canvas = {
    font: '',
    measureText: (text: string) => ({ width: text.length * 20 }) as TextMetrics,
    fillText: (text: string) => sizes.push(`${text} ${canvas.font}`),
  }
  const font = (size: number) => `${size}px`
  for (const text of ['max depth', 'максимальная глубина'])
    fillFitted(canvas, text, { x: 0, y: 0, most: 200, font, size: 34 })
  expect(sizes).toEqual(['max depth 34px', 'максимальная глубина 17px'])
})
