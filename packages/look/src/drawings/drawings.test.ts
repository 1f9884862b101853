import { expect, test } from 'vitest'
import { boatUnderWay } from './lines/boat-under-way.ts'
import { closedHatch } from './lines/closed-hatch.ts'
import { divingBell } from './lines/diving-bell.ts'
import { driftingBuoy } from './lines/drifting-buoy.ts'
import { lostCompass } from './lines/lost-compass.ts'
import { slate } from './lines/slate.ts'
import { portrait } from './portraits.ts'
import { tallSeaScene, wideSeaScene } from './sea-scene.ts'

const lineDrawings = [boatUnderWay, closedHatch, divingBell, driftingBuoy, lostCompass, slate]
const all = [tallSeaScene(), wideSeaScene(), portrait('noura'), ...lineDrawings]

test('a drawing carries no inline style, script or foreign address, so that a strict policy lets it through', () => {
  for (const svg of all) expect(svg).not.toMatch(/style=|<script|href=|NaN|undefined/)
})

test('a scene is the same every time it is drawn', () => {
  expect(tallSeaScene()).toBe(tallSeaScene())
})

test('line drawings follow the theme through roles alone', () => {
  for (const svg of lineDrawings) expect(svg).not.toMatch(/#[0-9a-f]{3,6}\b/i)
})
