import { expect, test } from 'vitest'
import { readOwnRecord } from './own-record.ts'

const PROFILE = {
  time: [0, 60],
  columns: { depth: [0, 12] },
  pressures: { 0: [200, 190] },
  gases: [],
  switches: [],
  events: [{ time: 60, name: 'Bookmark' }],
}

const read = (content: object, profile: object = PROFILE) =>
  readOwnRecord(
    JSON.stringify({
      id: '018f0000-0000-7000-8000-000000000001',
      logType: 'Recreational',
      content,
      profiles: [profile],
    }),
    '2026-11-17',
  )

test('[LO-04] texts of a record lose what no database stores', () => {
  const record = read(
    { dive_title: 'Reef\u0000 wall', experience: { tags: ['night\u0000'] } },
    { ...PROFILE, events: [{ time: 1, name: 'a\u0000\ud83d' }] },
  )
  expect(record?.content.title).toBe('Reef wall')
  expect(record?.content.experience.tags).toEqual(['night'])
  expect(record?.profiles[0]?.events).toEqual([{ time: 1, name: 'a\ufffd' }])
})

test.each([
  ['a time after days', { time: [0, 1e15] }],
  ['a time before the start', { time: [-1, 60] }],
  ['times that go back', { time: [60, 0] }],
  ['an impossible depth', { columns: { depth: [0, 1e300] } }],
  ['a column that is too short', { columns: { depth: [0] } }],
  ['a pressure of no cylinder', { pressures: { x: [1, 2] } }],
])('[LO-04] a record with %s is not read as ours', (_, change) => {
  expect(read({}, { ...PROFILE, ...change })).toBeUndefined()
})

test('[LO-04] a cylinder with texts for numbers is left out, and one with numbers is read', () => {
  const cylindersOf = (cylinder: object) =>
    read({ equipment: { more_cylinders: [cylinder] } })?.content.equipment.moreCylinders
  expect(cylindersOf({ cylinder_size: 'x', oxygen: 'y' })).toEqual([])
  expect(cylindersOf({ cylinder_size: 7, oxygen: 50 })).toMatchObject([{ cylinderSize: 7, oxygen: 50 }])
})
