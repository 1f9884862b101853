import { expect, test } from 'vitest'
import { pointOf } from './camera.ts'
import { loadLand, WORLD_SIDE } from './world.ts'

const pointsIn = (path: string) =>
  path
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((pair) => pair.split(',').map((number) => Number(number) / WORLD_SIDE))

test('[LO-07] the coastlines are where the marks are: Sicily lies between its corners', async () => {
  const land = pointsIn(await loadLand('coarse'))
  const [northWest, southEast] = [
    pointOf({ latitude: 38.4, longitude: 12.2 }),
    pointOf({ latitude: 36.4, longitude: 15.8 }),
  ]
  const sicily = land.filter(
    ([x = 0, y = 0]) => x > northWest.x && x < southEast.x && y > northWest.y && y < southEast.y,
  )
  expect(sicily.length).toBeGreaterThan(3)
  expect((await loadLand('fine')).length).toBeGreaterThan(land.length * 10)
})
