import { expect, test } from 'vitest'
import { miniProfile } from './mini-profile.tsx'

const deepestIn = (water = '') =>
  Math.max(...[...water.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y)))

test('mini profiles share one scale, so a shallow dive looks shallow next to a deep one', () => {
  const deep = miniProfile({ maxDepth: 38, bottomTime: 34 })
  const shallow = miniProfile({ maxDepth: 9, bottomTime: 55 })
  expect(deepestIn(deep?.water)).toBeGreaterThan(deepestIn(shallow?.water) * 2)
})

test('a dive beyond the scale stays inside the picture', () => {
  const water = miniProfile({ maxDepth: 90, bottomTime: 180 })?.water
  expect(deepestIn(water)).toBeLessThanOrEqual(68)
})

test('a draft without depth or time has no picture', () => {
  expect(miniProfile({ maxDepth: null, bottomTime: 30 })).toBeUndefined()
  expect(miniProfile({ maxDepth: 12, bottomTime: null })).toBeUndefined()
})

test('[LO-05] with samples the small picture is the measured dive, and it stays inside', () => {
  const scheme = miniProfile({ maxDepth: 20, bottomTime: 40 })
  const measured = miniProfile({ maxDepth: 20, bottomTime: 40, sketch: [100, 200, 60, 30] })
  expect(measured?.water).not.toBe(scheme?.water)
  expect(measured?.water.match(/L/g)).toHaveLength(5)
  expect(deepestIn(measured?.water)).toBe(deepestIn(scheme?.water))
  expect(
    deepestIn(miniProfile({ maxDepth: 20, bottomTime: 40, sketch: [100, 900] })?.water),
  ).toBeLessThanOrEqual(68)
})
