import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AIR, CONTINGENCY_PO2, gasProblem, maxOperatingDepth, nitrogenFor } from './gas-mix.ts'

test('[EN-08] a mix must add up to 100 %', () => {
  expect(gasProblem(AIR)).toBeUndefined()
  expect(gasProblem({ mixture: 'Nitrox', oxygen: 32, nitrogen: 68, helium: null })).toBeUndefined()
  expect(gasProblem({ mixture: 'Trimix', oxygen: 18, nitrogen: 37, helium: 45 })).toBeUndefined()
  expect(gasProblem({ mixture: 'Nitrox', oxygen: 32, nitrogen: 79, helium: 0 })).toBe('gas-not-hundred')
  expect(gasProblem({ mixture: 'Trimix', oxygen: 18, nitrogen: 37, helium: 40 })).toBe('gas-not-hundred')
})

test('[EN-08] a mix must match its name', () => {
  expect(gasProblem({ mixture: 'Air', oxygen: 32, nitrogen: 68, helium: 0 })).toBe('gas-not-air')
  expect(gasProblem({ mixture: 'Nitrox', oxygen: 18, nitrogen: 82, helium: 0 })).toBe('gas-not-nitrox')
  expect(gasProblem({ mixture: 'Nitrox', oxygen: 32, nitrogen: 58, helium: 10 })).toBe('gas-not-nitrox')
  expect(gasProblem({ mixture: 'Trimix', oxygen: 32, nitrogen: 68, helium: 0 })).toBe('gas-not-trimix')
})

test('[EN-08] unknown parts are not a problem', () => {
  expect(gasProblem({ mixture: 'Nitrox', oxygen: 32, nitrogen: null, helium: null })).toBeUndefined()
  expect(gasProblem({ mixture: null, oxygen: null, nitrogen: null, helium: null })).toBeUndefined()
})

test('nitrogen is the remainder, so the parts always add up', () => {
  expect(nitrogenFor(32, null)).toBe(68)
  expect(nitrogenFor(null, 45)).toBeNull()
  expect(nitrogenFor(60, 45)).toBeNull()
  const tenths = fc.integer({ min: 210, max: 1000 }).map((value) => value / 10)
  fc.assert(
    fc.property(tenths, (oxygen) => {
      const mix = { mixture: 'Nitrox' as const, oxygen, nitrogen: nitrogenFor(oxygen, 0), helium: 0 }
      expect(gasProblem(mix)).toBeUndefined()
    }),
  )
})

test('the maximum operating depth matches the table, rounded to the safe side', () => {
  expect(maxOperatingDepth(32)).toBe(33.7)
  expect(maxOperatingDepth(36)).toBe(28.8)
  expect(maxOperatingDepth(28)).toBe(40)
  expect(maxOperatingDepth(100, CONTINGENCY_PO2)).toBe(6)
  expect(maxOperatingDepth(50, CONTINGENCY_PO2)).toBe(22)
})
