import { expect, test } from 'vitest'
import { type DiveWords, drawDive, fillFitted, inEvenRows, inRows } from './draw-dive.ts'

/** Each character is ten wide. */
const to = { measureText: (text: string) => ({ width: text.length * 10 }) as TextMetrics }
const rows = (text: string, most: number) => inRows(to, text, { width: 100, most })

test('a text breaks between words', () => {
  expect(rows('Blue Corner wall', 3)).toEqual(['Blue', 'Corner', 'wall'])
})

test('a word that is wider than the picture breaks inside', () => {
  expect(rows('Unterwasserhöhle', 3)).toEqual(['Unterwasse', 'rhöhle'])
})

test('what does not fit ends in an ellipsis after a whole word', () => {
  expect(rows('One two three four five', 2)).toEqual(['One two', 'three…'])
  expect(rows('Unterwasserhöhle', 1)).toEqual(['Unterwass…'])
})

test('nothing makes no row', () => {
  expect(rows('', 2)).toEqual([])
})

test('rows are even: no word stands alone in the last one', () => {
  expect(rows('One two three', 3)).toEqual(['One two', 'three'])
  expect(inEvenRows(to, 'aa bb cc d', { width: 90, most: 2 })).toEqual(['aa bb', 'cc d'])
  expect(inEvenRows(to, 'One two three four five', { width: 100, most: 2 })).toEqual(['One two', 'three…'])
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

/** What is written on the picture of a dive without depth and time, with its color and font. */
function written(words: Partial<DiveWords>, direction: 'ltr' | 'rtl' = 'ltr') {
  const texts: { text: string; color: unknown; size: number }[] = []
  const canvas = {
    fillStyle: '' as unknown,
    font: '',
    createLinearGradient: () => ({ addColorStop: () => {} }),
    fillRect: () => {},
    drawImage: () => {},
    measureText: (text: string) => ({ width: text.length * 30 }),
    fillText: (text: string) =>
      texts.push({ text, color: canvas.fillStyle, size: Number(/(\d+)px/.exec(canvas.font)?.[1]) }),
  }
  const log = { depthTime: { maxDepth: null, bottomTime: null } } as Parameters<typeof drawDive>[1]['log']
  drawDive(canvas as unknown as CanvasRenderingContext2D, {
    log,
    unit: 'Metric',
    words: { title: 'Night dive', lines: [], figures: [], deepest: '', ...words },
    paint: { font: 'sans-serif', direction, color: (name) => name, mark: new Image() },
  })
  return texts
}

test('[CD-04] our name is white on the water, of a dive without figures too', () => {
  expect(written({})).toContainEqual({ text: 'Fathom', color: '#fff', size: 34 })
})

test('[CD-04] a title in another script ends with its ellipsis, whatever the direction of the page', () => {
  const title = 'غوصة طويلة '.repeat(20).trim()
  const rows = written({ title, lines: ['Dahab', '14 November 2026'] }).map(({ text }) => text)
  expect(rows[2]).toMatch(/^\u2068غوصة.*…\u2069$/)
  expect(rows[3]).toBe('\u2068Dahab\u2069')
})

test('[CD-04] a long title is written smaller before it is cut', () => {
  const title = 'One two three four five six seven eight nine ten eleven twelve'
  const sizes = (lines: string[]) =>
    written({ title, lines }).map(({ text, size }) => [text.includes('…'), size])
  expect(sizes(['Dahab', '14 November 2026']).slice(0, 3)).toEqual([
    [false, 58],
    [false, 58],
    [false, 58],
  ])
  expect(written({ title: 'Night dive' })[0]).toMatchObject({ size: 76 })
})
