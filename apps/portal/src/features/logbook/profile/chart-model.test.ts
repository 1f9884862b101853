import type { DiveProfile } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { chartModel, endOf, LAYERS, layersOf } from './chart-model.ts'

const aProfile = (change: Partial<DiveProfile> = {}): DiveProfile => ({
  time: [0, 60, 120],
  columns: { depth: [0, 20, 5] },
  pressures: {},
  gases: [],
  switches: [],
  events: [],
  ...change,
})
const ALL = { computers: new Set([0, 1]), layers: new Set(LAYERS), unit: 'Metric' as const }

test('[LO-05] two computers share one axis of time, each with its own samples', () => {
  const other = aProfile({ time: [0, 90, 120], columns: { depth: [0, 21, 6] } })
  const { time, lines } = chartModel([aProfile(), other], ALL)
  expect(time).toEqual([0, 60, 90, 120])
  expect(lines.map(({ computer, values }) => [computer, values])).toEqual([
    [0, [0, 20, null, 5]],
    [1, [0, null, 21, 6]],
  ])
})

test('[LO-05] only what is chosen is drawn', () => {
  const profile = aProfile({
    columns: { depth: [0, 20, 5], temperature: [25, 20, 20] },
    pressures: { '0': [200, 180, 170] },
  })
  const chosen = { ...ALL, computers: new Set([0]), layers: new Set(['depth', 'pressure'] as const) }
  const { lines } = chartModel([profile, aProfile()], chosen)
  expect(lines.map(({ kind, computer, cylinder }) => [kind, computer, cylinder])).toEqual([
    ['depth', 0, undefined],
    ['pressure', 0, 0],
  ])
})

test('[LO-05] the parts of a fast ascent are colored', () => {
  const { fastParts } = chartModel([aProfile()], ALL)
  expect(fastParts).toEqual([{ pace: 'fast', from: 1, to: 2 }])
  const other = aProfile({ time: [0, 90, 150] })
  expect(chartModel([aProfile(), other], ALL).fastParts).toEqual([{ pace: 'fast', from: 1, to: 3 }])
})

test('[LO-05] changes of gas and events are marks', () => {
  const gas = { oxygen: 0.5, helium: 0 }
  const profile = aProfile({
    gases: [null, gas],
    switches: [{ time: 90, cylinder: 1 }],
    events: [{ time: 60, name: 'bookmark' }],
  })
  expect(chartModel([profile], ALL).marks).toEqual([
    { kind: 'gas', time: 90, gas },
    { kind: 'event', time: 60, name: 'bookmark' },
  ])
  expect(layersOf([profile])).toEqual(['depth', 'gas', 'events'])
})

test('[LO-05] a ceiling holds until the next one, and none is drawn at the surface', () => {
  const ceiling = [0, 3, null, 6, 0, null]
  const profile = aProfile({ time: [0, 1, 2, 3, 4, 5], columns: { ceiling } })
  expect(chartModel([profile], ALL).lines[0]?.values).toEqual([null, 3, 3, 6, null, null])
})

test('a ceiling that was always at the surface is no layer', () => {
  const profile = aProfile({ columns: { depth: [0, 20, 5], ceiling: [0, 0, 0] } })
  expect(layersOf([profile])).toEqual(['depth'])
  expect(endOf([profile, aProfile({ time: [0, 200] })])).toBe(200)
})
