import { expect, test } from 'vitest'
import { asLastDive, EMPTY_LOG } from './dive-log.ts'

test('as my last dive copies equipment and buddies, and leaves the pressures of this dive alone', () => {
  const last = {
    ...EMPTY_LOG,
    equipment: { ...EMPTY_LOG.equipment, cylinderSize: 12, startingPressure: 210, endingPressure: 60 },
    experience: { ...EMPTY_LOG.experience, buddies: ['Leo'], notes: 'Batfish' },
  }
  const here = {
    ...EMPTY_LOG,
    equipment: { ...EMPTY_LOG.equipment, startingPressure: 200, endingPressure: 50 },
  }
  const filled = asLastDive(here, last)
  expect(filled.equipment).toMatchObject({ cylinderSize: 12, startingPressure: 200, endingPressure: 50 })
  expect(filled.experience).toMatchObject({ buddies: ['Leo'], notes: '' })
})
