import { expect, test } from 'vitest'
import { cylinderOf, cylindersOf, EMPTY_CYLINDER, withCylinders } from './cylinders.ts'
import { asLastDive, EMPTY_LOG } from './dive-log.ts'

const back = cylinderOf({
  cylinderUse: 'Bottom',
  cylinderSize: 24,
  oxygen: 18,
  helium: 45,
  startingPressure: 220,
})
const stage = cylinderOf({
  cylinderUse: 'Deco',
  cylinderSize: 11.1,
  oxygen: 50,
  helium: 0,
  endingPressure: 60,
})

test('[LO-09] the first of several cylinders is in the fields that a dive with one has', () => {
  const equipment = withCylinders({ ...EMPTY_LOG.equipment, weight: 4 }, [back, stage])
  expect(equipment).toMatchObject({
    weight: 4,
    cylinderSize: 24,
    gasMixture: 'Trimix',
    oxygen: 18,
    nitrogen: 37,
    helium: 45,
    startingPressure: 220,
    moreCylinders: [stage],
  })
  expect(cylindersOf(equipment)).toEqual([back, stage])
})

test('[LO-09] a cylinder that says nothing is none, and a dive without any keeps no gas', () => {
  expect(cylindersOf({ ...EMPTY_LOG.equipment, moreCylinders: [EMPTY_CYLINDER, stage] })).toEqual([stage])
  const none = withCylinders(withCylinders(EMPTY_LOG.equipment, [back, stage]), [])
  expect(none).toEqual(EMPTY_LOG.equipment)
})

test('[LO-09] as my last dive takes the gear and every cylinder, without the pressures of that dive', () => {
  const last = {
    ...EMPTY_LOG,
    equipment: { ...withCylinders(EMPTY_LOG.equipment, [back, stage]), gear: ['Apeks XTX50'] },
    experience: { ...EMPTY_LOG.experience, tags: ['wreck'], species: ['Turtle'] },
  }
  const { equipment, experience } = asLastDive(EMPTY_LOG, last)
  expect(cylindersOf(equipment)).toEqual([
    { ...back, startingPressure: null },
    { ...stage, endingPressure: null },
  ])
  expect(equipment.gear).toEqual(['Apeks XTX50'])
  expect(experience).toMatchObject({ tags: [], species: [] })
})
