import { expect, test } from 'vitest'
import * as lineDrawings from './line-drawings.ts'
import { portrait } from './portraits.ts'
import { tallSeaScene, wideSeaScene } from './sea-scene.ts'

const all = [tallSeaScene(), wideSeaScene(), portrait('noura'), ...Object.values(lineDrawings)]

test('a drawing carries no inline style, script or foreign address, so that a strict policy lets it through', () => {
  for (const svg of all) expect(svg).not.toMatch(/style=|<script|href=|NaN|undefined/)
})

test('a scene is the same every time it is drawn', () => {
  expect(tallSeaScene()).toBe(tallSeaScene())
})

test('line drawings follow the theme through roles alone', () => {
  for (const svg of Object.values(lineDrawings)) expect(svg).not.toMatch(/#[0-9a-f]{3,6}\b/i)
})
