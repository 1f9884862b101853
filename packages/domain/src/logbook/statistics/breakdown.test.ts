import { expect, test } from 'vitest'
import { EMPTY_CYLINDER } from '../log/cylinders.ts'
import { type BreakdownBy, breakdown } from './breakdown.ts'
import { countedDives, type DatedLog, divesWithin, yearPeriod } from './counted-dives.ts'
import { aDive, deep } from './dive.fixture.ts'

const counts = (by: BreakdownBy, dives: readonly DatedLog[], unit: 'Metric' | 'Imperial' = 'Metric') =>
  breakdown(by, dives, unit).groups.map(({ key, dives: count }) => [key, count])

test('[LO-06] drafts and dives without a date are not counted, and the rest is in the order of their numbers', () => {
  const early = aDive()
  const late = aDive()
  const before = aDive({ date: '2025-12-31' })
  const draft = aDive({ status: 'Draft' })
  const undated = { ...aDive(), date: null }
  const counted = countedDives([late, draft, early, undated, before])
  expect(counted).toEqual([before, early, late])
  expect(divesWithin(counted, yearPeriod(2026))).toEqual([early, late])
})

test('[LO-06] years without a dive are there, and a month counts in every year', () => {
  const dives = countedDives([deep(10, '2021-03-01'), deep(12, '2024-03-09'), deep(12, '2024-11-09')])
  expect(counts('year', dives)).toEqual([
    ['2021', 1],
    ['2022', 0],
    ['2023', 0],
    ['2024', 2],
  ])
  expect(counts('month', dives).filter(([, count]) => count)).toEqual([
    ['3', 2],
    ['11', 1],
  ])
  expect(counts('month', dives)).toHaveLength(12)
})

test('[LO-06] depths are in bands of the diver’s unit, the deepest in an open one', () => {
  const dives = [deep(9.9), deep(10), deep(31), deep(70), deep(200), deep(null)]
  expect(breakdown('depth', dives, 'Metric')).toMatchObject({
    without: 1,
    groups: [
      { band: { from: 0, to: 10 }, dives: 1 },
      { band: { from: 10, to: 20 }, dives: 1 },
      { band: { from: 20, to: 30 }, dives: 0 },
      { band: { from: 30, to: 40 }, dives: 1, deepest: 31 },
      { band: { from: 40, to: 50 }, dives: 0 },
      { band: { from: 50, to: 60 }, dives: 0 },
      { band: { from: 60, to: null }, dives: 2, deepest: 200 },
    ],
  })
  // 9.144 m are 30 ft.
  expect(counts('depth', [deep(8.8), deep(9.144)], 'Imperial')).toEqual([
    ['0', 1],
    ['30', 1],
  ])
})

test('[LO-06] the temperature is that at depth, or else that at the surface', () => {
  const dives = [
    aDive({ conditions: { bottomWaterTemp: -1, surfaceWaterTemp: 20 } }),
    aDive({ conditions: { surfaceWaterTemp: 4 } }),
    aDive(),
  ]
  expect(breakdown('temperature', dives, 'Metric')).toMatchObject({
    without: 1,
    groups: [
      { key: '-5', dives: 1 },
      { key: '0', dives: 1 },
    ],
  })
})

test('[LO-06] a name counts once per dive whatever its spelling, and the most frequent comes first', () => {
  const dives = [
    aDive({ location: 'Curacao', experience: { buddies: ['Walt', 'walt', 'June'] } }),
    aDive({ location: 'Dahab', experience: { buddies: ['June'] } }),
    aDive({ location: ' Curaçao', experience: { buddies: [' '] } }),
  ]
  expect(counts('place', dives)).toEqual([
    ['Curaçao', 2],
    ['Dahab', 1],
  ])
  expect(breakdown('buddy', dives, 'Metric')).toMatchObject({
    without: 1,
    groups: [
      { key: 'June', dives: 2, minutes: 84 },
      { key: 'walt', dives: 1 },
    ],
  })
})

test('[LO-06] gases are written as divers write them', () => {
  const mixes = [
    { gasMixture: 'Air', oxygen: 21, helium: 0 },
    { gasMixture: 'Nitrox', oxygen: 32, helium: 0 },
    { gasMixture: 'Nitrox', oxygen: null, helium: null },
    { gasMixture: 'Trimix', oxygen: 18, helium: 45 },
    { gasMixture: 'Nitrox', oxygen: 100, helium: 0 },
    { gasMixture: null, oxygen: null, helium: null },
  ] as const
  const { groups, without } = breakdown(
    'gas',
    mixes.map((equipment) => aDive({ equipment })),
    'Metric',
  )
  expect(groups.map(({ key }) => key)).toEqual(['18/45', 'Air', 'EAN32', 'Nitrox', 'O2'])
  expect(without).toBe(1)
})

test('[LO-06] a dive with two gases counts for both', () => {
  const deco = { ...EMPTY_CYLINDER, oxygen: 50, helium: 0 }
  const dive = aDive({ equipment: { oxygen: 21, helium: 0, moreCylinders: [deco, deco] } })
  expect(counts('gas', [dive])).toEqual([
    ['Air', 1],
    ['EAN50', 1],
  ])
})

test('[LO-06] gear is the suit, what was ticked and what the diver named', () => {
  const dives = [
    aDive({
      equipment: { suitType: 'Drysuit', additionalEquipment: ['Torch', 'Smb'], gear: ['Apeks XTX50'] },
    }),
    aDive({ equipment: { suitType: 'None', additionalEquipment: ['Torch'] } }),
  ]
  expect(counts('gear', dives)).toEqual([
    ['item Torch', 2],
    ['Apeks XTX50', 1],
    ['item Smb', 1],
    ['suit Drysuit', 1],
  ])
})
