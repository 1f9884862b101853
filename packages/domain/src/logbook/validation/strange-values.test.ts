import { expect, test } from 'vitest'
import { EMPTY_LOG } from '../log/dive-log.ts'
import { strangeOptions } from './strange-values.ts'

test('reports the field of a value that is not an option', () => {
  const log = {
    ...EMPTY_LOG,
    diveType: 'Boat' as const,
    conditions: { ...EMPTY_LOG.conditions, weather: 'Plague' as never },
    equipment: { ...EMPTY_LOG.equipment, additionalEquipment: ['Hood', 'Anchor'] as never },
  }
  expect(strangeOptions(log)).toEqual(['weather', 'additionalEquipment'])
  expect(strangeOptions(EMPTY_LOG)).toEqual([])
})
