import { gasProblem } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { gasFor, limitOf, verdictOn, withNitrogen } from './gas.ts'

const problemOf = ({ gasMixture, ...parts }: ReturnType<typeof gasFor>) =>
  gasProblem({ mixture: gasMixture, ...parts })

test('every mixture starts with parts that add up', () => {
  for (const mixture of ['Air', 'Nitrox', 'Trimix'] as const) {
    const gas = gasFor(mixture)
    expect((gas.oxygen ?? 0) + (gas.nitrogen ?? 0) + (gas.helium ?? 0)).toBe(100)
    expect(problemOf(gas), mixture).toBeUndefined()
  }
})

test('nitrogen is the remainder after oxygen and helium', () => {
  expect(withNitrogen({ ...gasFor('Nitrox'), oxygen: 36 }).nitrogen).toBe(64)
  expect(withNitrogen({ ...gasFor('Trimix'), oxygen: 10.5, helium: 70 }).nitrogen).toBe(19.5)
})

test('parts beyond 100 % are a problem, not a silent zero', () => {
  const gas = withNitrogen({ ...gasFor('Trimix'), oxygen: 60, helium: 60 })
  expect(problemOf(gas)).toBe('gas-not-hundred')
})

test('while oxygen is not a number, there is no nitrogen either', () => {
  expect(withNitrogen({ ...gasFor('Nitrox'), oxygen: Number.NaN }).nitrogen).toBeNull()
  expect(withNitrogen({ ...gasFor('Nitrox'), oxygen: null }).nitrogen).toBeNull()
})

test('a dive is rated by the depth its gas allows', () => {
  expect(verdictOn(19.2, 33.7)).toBe('inside')
  expect(verdictOn(33, 33.7)).toBe('close')
  expect(verdictOn(34, 33.7)).toBe('beyond')
  expect(verdictOn(null, 33.7)).toBeUndefined()
  for (const depth of [-5, 0, 9999]) expect(verdictOn(depth, 33.7), `${depth} m`).toBeUndefined()
})

test('a depth limit is shown only for a gas that can be in a cylinder', () => {
  expect(limitOf(gasFor('Nitrox'))).toBe(33.7)
  const odd = [
    { ...gasFor('Trimix'), oxygen: 60, helium: 60 },
    { ...gasFor('Trimix'), helium: 0 },
    { ...gasFor('Nitrox'), oxygen: 0 },
    { ...gasFor('Nitrox'), oxygen: 18 },
    { ...gasFor('Nitrox'), oxygen: 101 },
    { ...gasFor('Nitrox'), oxygen: Number.NaN },
  ]
  for (const gas of odd) expect(limitOf(withNitrogen(gas)), JSON.stringify(gas)).toBeUndefined()
})
