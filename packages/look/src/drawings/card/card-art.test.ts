import { expect, test } from 'vitest'
import { cardBack, cardFront, depthOnCard } from './card-art.ts'

const art = { seed: 250311, depth: 30, hue: 'blue', id: 'a' } as const

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
  for (const hue of ['blue', 'green', 'light', 'dusk'] as const)
    expect(cardFront({ ...art, hue }) + cardBack(3)).not.toMatch(/NaN|undefined|Infinity/)
})
