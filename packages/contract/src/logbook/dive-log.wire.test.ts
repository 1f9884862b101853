import { EMPTY_LOG } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { logContentOf, logContentWireOf, logInputOf } from './dive-log.wire.ts'

test('[EN-05] a log survives the round trip over the wire under the specified names', () => {
  const content = {
    ...EMPTY_LOG,
    title: 'Thistlegorm',
    date: '2026-05-14',
    instructorNumber: 500001,
    depthTime: { bottomTime: 46, maxDepth: 30.4, timeIn: '09:12', timeOut: '09:58' },
    skills: ['hover'],
    equipment: { ...EMPTY_LOG.equipment, gasMixture: 'Nitrox' as const, oxygen: 32, startingPressure: 210 },
    experience: { ...EMPTY_LOG.experience, feeling: 'Great' as const, buddies: ['Leo'] },
  }
  const wire = logContentWireOf(content)
  expect(wire).toMatchObject({
    dive_title: 'Thistlegorm',
    dive_date: '2026-05-14',
    memsys_member_number: 500001,
  })
  expect(logContentOf(wire)).toEqual(content)
})

test.each<[string, string, string[]]>([
  ['[EN-06]', 'depth_time', ['bottom_time', 'max_depth', 'time_in', 'time_out']],
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
    ],
  ],
  ['[EN-09]', 'experience', ['feeling', 'notes', 'buddies', 'dive_center']],
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
