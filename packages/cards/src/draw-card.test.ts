import { expect, test } from 'vitest'
import { drawBack } from './draw-back.ts'
import { drawFront } from './draw-front.ts'
import { drawnPortrait } from './drawn-portrait.ts'

const front = { licenseID: '2503118480', depth: 30, hue: 'ocean', direction: 'ltr' } as const

test('the same number gives the same seabed, and another number gives another', () => {
  expect(drawFront(front)).toBe(drawFront(front))
  expect(drawFront({ ...front, licenseID: '2503118577' })).not.toBe(drawFront(front))
})

test('a right-to-left script mirrors the water, and moves the face without mirroring it', () => {
  const photo = new Uint8Array([1, 2, 3])
  const mirrored = drawFront({ ...front, photo, direction: 'rtl' })
  expect(mirrored).toContain('scale(-1 1)')
  expect(mirrored.indexOf('<image x="193"')).toBeGreaterThan(mirrored.indexOf('</g><clipPath'))
  expect(drawFront({ ...front, photo })).toContain('<image x="488"')
})

test.each(['ltr', 'rtl'] as const)('in %s the mark is below the water surface', (direction) => {
  const drawn = drawFront({ ...front, direction })
  const [, surface, swing] = drawn.match(/M0 (\d+)q26\.75 -(\d+) 53\.5 0/) ?? []
  const [, top, size] = drawn.match(/<svg x="\d+" y="(\d+)" width="(\d+)"/) ?? []
  const [lowest, stroke, ink] = [Number(surface) + Number(swing) / 2, 1, (Number(size) * 0.9) / 32]
  expect(Number(top) + ink).toBeGreaterThan(lowest + stroke)
})

test('a code has its quiet zone, and a card without a code has none', () => {
  const back = { licenseID: '2503118480', direction: 'ltr' } as const
  expect(drawBack({ ...back, code: 'HELLO' })).toContain('viewBox="-4 -4 29 29"')
  expect(drawBack({ ...back, code: null })).not.toContain('crispEdges')
})

test('a drawn portrait has the shape of the photo on a card', () => {
  expect(drawnPortrait('mara', 800)).toMatch(/^<svg width="800" height="1000" /)
})
