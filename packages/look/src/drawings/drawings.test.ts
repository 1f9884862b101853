import { expect, test } from 'vitest'
import { HANDS } from './hands.ts'
import { jar } from './jar.ts'
import { boatUnderWay } from './lines/boat-under-way.ts'
import { closedHatch } from './lines/closed-hatch.ts'
import { divingBell } from './lines/diving-bell.ts'
import { driftingBuoy } from './lines/drifting-buoy.ts'
import { lostCompass } from './lines/lost-compass.ts'
import { slate } from './lines/slate.ts'
import { portrait } from './portraits.ts'
import { resumeScene } from './resume-scene.ts'
import { courseScene, SCENE_NAMES } from './scenes/course-scene.ts'
import { tallSeaScene, wideSeaScene } from './sea-scene.ts'

const lineDrawings = [boatUnderWay, closedHatch, divingBell, driftingBuoy, lostCompass, slate]
const courseScenes = SCENE_NAMES.map((name) => courseScene(name, name))
const themed = [...lineDrawings, ...Object.values(HANDS), jar(0.5)]
const all = [
  tallSeaScene(),
  wideSeaScene(),
  resumeScene('resume'),
  portrait('noura'),
  ...courseScenes,
  ...themed,
]

test('a drawing contains no inline style, script or external address, so that a strict policy allows it', () => {
  for (const svg of all) expect(svg).not.toMatch(/style=|<script|href=|NaN|undefined/)
})

test('a scene is identical every time it is drawn', () => {
  expect(tallSeaScene()).toBe(tallSeaScene())
})

test('line drawings get their colors only from theme roles', () => {
  for (const svg of themed) expect(svg).not.toMatch(/#[0-9a-f]{3,6}\b/i)
})

test('a course has a picture for any name, and two on one page do not share their colors', () => {
  expect(courseScene('a-course-nobody-drew', 'a')).toBe(courseScene('reef', 'a'))
  const [first = '', second = ''] = [courseScene('night', 'a'), courseScene('reef', 'b')]
  const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([])
})
