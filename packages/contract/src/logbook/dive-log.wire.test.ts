import { cylinderOf, EMPTY_LOG } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { logContentOf, logContentWireOf, logInputOf } from './dive-log.wire.ts'

test('[EN-05] a log survives the round trip over the wire under the specified names', () => {
  const content = {
    ...EMPTY_LOG,
    title: 'Thistlegorm',
    date: '2026-05-14',
    instructorNumber: 500001,
    depthTime: {
      ...{ bottomTime: 46, maxDepth: 30.4, timeIn: '09:12', timeOut: '09:58' },
      ...{ averageDepth: 17.2, surfaceInterval: 85 },
    },
    skills: ['hover'],
    latitude: 27.81389,
    longitude: 33.92083,
    equipment: {
      ...{ ...EMPTY_LOG.equipment, gasMixture: 'Nitrox' as const, oxygen: 32, startingPressure: 210 },
      moreCylinders: [cylinderOf({ cylinderUse: 'Deco', cylinderSize: 5.7, oxygen: 80 })],
      gear: ['Apeks XTX50'],
    },
    experience: { ...EMPTY_LOG.experience, feeling: 'Great' as const, buddies: ['Leo'], tags: ['wreck'] },
  }
  const wire = logContentWireOf(content)
  expect(wire).toMatchObject({
    dive_title: 'Thistlegorm',
    dive_date: '2026-05-14',
    memsys_member_number: 500001,
    depth_time: { average_depth: 17.2, surface_interval: 85 },
    equipment: {
      oxygen: 32,
      more_cylinders: [{ cylinder_use: 'Deco', cylinder_size: 5.7, oxygen: 80, helium: null }],
    },
  })
  expect(logContentOf(wire)).toEqual(content)
})

test.each<[string, string, string[]]>([
  [
    '[EN-06]',
    'depth_time',
    ['bottom_time', 'max_depth', 'time_in', 'time_out', 'average_depth', 'surface_interval'],
  ],
  ['[EN-06]', 'skills', ['dive_skills']],
  [
    '[EN-07]',
    'conditions',
    [
      ...['water_type', 'body_of_water', 'weather', 'air_temp', 'surface_water_temp', 'bottom_water_temp'],
      ...['visibility', 'visibility_distance', 'wave_condition', 'current', 'surge'],
    ],
  ],
  [
    '[EN-08]',
    'equipment',
    [
      ...['suit_type', 'weight', 'weight_type', 'additional_equipment', 'cylinder_type', 'cylinder_size'],
      ...['gas_mixture', 'oxygen', 'nitrogen', 'helium', 'starting_pressure', 'ending_pressure'],
      ...['working_pressure', 'cylinder_use', 'more_cylinders', 'gear'],
    ],
  ],
  ['[EN-09]', 'experience', ['feeling', 'notes', 'buddies', 'dive_center', 'tags', 'species']],
])('%s %s has exactly its fields', (_row, part, fields) => {
  const wire: Record<string, object> = {
    ...(logContentWireOf(EMPTY_LOG) as Record<string, unknown>),
  } as never
  expect(Object.keys(wire[part] ?? {})).toEqual(fields)
})

test('[VA-05] a recreational log has neither instructor nor skills nor course', () => {
  const input = logInputOf({ ...EMPTY_LOG, instructorNumber: 1, skills: ['hover'] }, 'Recreational')
  for (const field of ['memsys_member_number', 'skills', 'log_course', 'log_number', 'adventure_dive'])
    expect(input).not.toHaveProperty(field)
  expect(logInputOf(EMPTY_LOG, 'Training')).toHaveProperty('skills')
})

test('[LO-09] a log that was stored before these fields reads as empty in them', () => {
  const { more_cylinders, gear, ...equipment } = logContentWireOf(EMPTY_LOG).equipment
  const { tags, species, ...experience } = logContentWireOf(EMPTY_LOG).experience
  const earlier = { ...logContentWireOf(EMPTY_LOG), equipment, experience } as never
  expect(logContentOf(earlier)).toEqual(EMPTY_LOG)
})
