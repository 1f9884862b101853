import { expect, test } from 'vitest'
import { CARD_HUES, type CardHue, cardBack, cardFront, depthOnCard } from './card-art.ts'

const HUES = Object.keys(CARD_HUES) as CardHue[]
/** In the order of the levels: what a diver's cards look like beside each other. */
const CORE_LEVELS = ['shore', 'jade', 'lagoon', 'ocean', 'coral', 'night'] as const

const art = { seed: 250311, depth: 30, hue: 'ocean', id: 'a' } as const

test('the same card has the same seabed, a different card a different one', () => {
  expect(cardFront(art)).toBe(cardFront(art))
  expect(cardFront({ ...art, seed: 2406 })).not.toBe(cardFront(art))
  expect(cardBack(1)).not.toBe(cardBack(2))
})

test('the gauge points to the depth, and a card without a depth has no gauge', () => {
  expect(cardFront(art)).toContain(`M794 ${depthOnCard(30)}H856`)
  expect(cardFront({ ...art, depth: null })).not.toContain('#ff6a2b')
})

test('the dark starts at the depth, and is missing on a card for all depths', () => {
  expect(cardFront(art)).toContain('fill="#020a1e"')
  expect(cardFront({ ...art, depth: 40 })).not.toContain('fill="#020a1e"')
})

test('a picture contains no NaN, undefined or Infinity', () => {
  for (const hue of HUES)
    expect(cardFront({ ...art, hue }) + cardBack(3)).not.toMatch(/NaN|undefined|Infinity/)
})

const linearOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })

/** OKLab: equal distances look equally different. */
function okLab(hex: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Of the color behind the title. */
function distance(one: CardHue, other: CardHue): number {
  const [a, b] = [okLab(CARD_HUES[one][1]), okLab(CARD_HUES[other][1])]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** A just noticeable difference is 0.02; three of them are a different color. */
const CLEARLY_DIFFERENT = 0.06

test('[CD-01] no two core levels have colors that look alike', () => {
  for (const [at, one] of CORE_LEVELS.entries())
    for (const other of CORE_LEVELS.slice(at + 1))
      expect(distance(one, other), `${one} and ${other}`).toBeGreaterThan(CLEARLY_DIFFERENT)
})

test.each(HUES)('[CD-01] white text reaches 4.5:1 on every color of %s', (hue) => {
  for (const color of CARD_HUES[hue]) {
    const [r = 0, g = 0, b = 0] = linearOf(color)
    expect(1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)).toBeGreaterThanOrEqual(4.5)
  }
})
