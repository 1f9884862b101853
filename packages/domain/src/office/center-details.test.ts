import { expect, test } from 'vitest'
import { centerProblems, EMPTY_CENTER, tidyCenter } from './center-details.ts'

const CENTER = {
  ...EMPTY_CENTER,
  name: 'Blue Hole Divers',
  addressLine1: 'Seafront 1',
  city: 'Dahab',
  countryId: 'EG',
  postalCode: '46617',
}
const EGYPT = { postalCode: 'required', stateIds: new Set(['EG.26']) } as const
const EMIRATES = { postalCode: 'none', stateIds: new Set(['AE.03']) } as const

test('[OF-03] a dive center has a name and a place', () => {
  expect(centerProblems(CENTER, EGYPT)).toEqual([])
  expect(centerProblems(EMPTY_CENTER, undefined)).toEqual([
    { field: 'name', problem: 'missing' },
    { field: 'addressLine1', problem: 'missing' },
    { field: 'city', problem: 'missing' },
    { field: 'countryId', problem: 'missing' },
  ])
})

test('[OF-03] a postal code is demanded where the country has one', () => {
  const none = { ...CENTER, postalCode: '' }
  expect(centerProblems(none, EGYPT)).toEqual([{ field: 'postalCode', problem: 'missing' }])
  expect(centerProblems({ ...none, countryId: 'AE' }, EMIRATES)).toEqual([])
})

test.each([
  ['\u3164', 'missing'],
  ['Blue \u202eHole', 'unprintable'],
  ['x'.repeat(301), 'too-long'],
])('[OF-03] the name %j is refused', (name, problem) => {
  expect(centerProblems({ ...CENTER, name }, EGYPT)).toEqual([{ field: 'name', problem }])
})

test('[OF-03] what was typed is stored without spaces around it', () => {
  expect(tidyCenter({ name: '  Blue Hole ', city: ' Dahab' })).toMatchObject({
    name: 'Blue Hole',
    city: 'Dahab',
    postalCode: '',
  })
})
