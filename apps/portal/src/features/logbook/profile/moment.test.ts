import type { DiveProfile } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { momentReader, momentsByMinute } from './moment.ts'

const PROFILE: DiveProfile = {
  time: [0, 60, 90, 120, 180, 240],
  columns: {
    depth: [0, 18, null, 18, 12, 0],
    temperature: [26, null, null, 20, 20, null],
    ceiling: [0, 3, null, null, 0, 0],
    noStopTime: [null, 600, null, null, null, null],
  },
  pressures: { '0': [200, null, null, 180, 170, 165], '1': [null, null, null, null, null, null] },
  gases: [
    { oxygen: 0.21, helium: 0 },
    { oxygen: 0.5, helium: 0 },
  ],
  switches: [{ time: 180, cylinder: 1 }],
  events: [{ time: 90, name: 'bookmark' }],
}

test('[LO-05] between two samples the values are on the line that is drawn', () => {
  const moment = momentReader(PROFILE)(30)
  expect(moment.depth).toBe(9)
  expect(moment.temperature).toBe(24.5)
  expect(moment.pressures).toEqual([{ cylinder: 0, bar: 195 }])
  expect(moment.rate).toBe(-18)
})

test('[LO-05] a ceiling holds until the computer says another one, and no longer', () => {
  const at = momentReader(PROFILE)
  expect([at(90).ceiling, at(179).ceiling, at(181).ceiling]).toEqual([3, 3, undefined])
  expect([at(59).noStopTime, at(100).noStopTime, at(121).noStopTime]).toEqual([undefined, 600, undefined])
})

test('[LO-05] the gas is the one of the cylinder at that time', () => {
  const at = momentReader(PROFILE)
  expect([at(179).gas?.oxygen, at(180).gas?.oxygen]).toEqual([0.21, 0.5])
})

test('the table has one row a minute, with the events of that minute', () => {
  const every = Array.from({ length: 181 }, (_, second) => second)
  const rows = momentsByMinute({
    ...PROFILE,
    time: every,
    columns: { depth: every.map(() => 10) },
    pressures: {},
  })
  expect(rows.map(({ time, events }) => [time, events])).toEqual([
    [0, []],
    [60, []],
    [120, ['bookmark']],
    [180, []],
  ])
})

test('the table keeps the last sample, and all of few', () => {
  expect(momentsByMinute(PROFILE).map(({ time }) => time)).toEqual([0, 60, 120, 180, 240])
  const short = { ...PROFILE, time: [0, 61, 130, 145], columns: { depth: [0, 5, 5, 0] }, pressures: {} }
  expect(momentsByMinute(short).map(({ time }) => time)).toEqual([0, 61, 130, 145])
})
