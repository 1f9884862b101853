import { expect, test } from 'vitest'
import { type Entitlement, jumpPageFor, mayUsePro } from './entitlement.ts'

const openWater: Entitlement = { packageId: 'p-1', title: 'Open Water Diver', kind: 'consumer' }
const renewal: Entitlement = { packageId: 'p-2', title: 'Instructor renewal', kind: 'pro' }

test('[RO-03] members and stores with a pro entitlement or a pro form use the Pro group', () => {
  expect(mayUsePro(2, [renewal], 0)).toBe(true)
  expect(mayUsePro(3, [], 1)).toBe(true)
})

test('[RO-03] nobody else uses the Pro group', () => {
  expect(mayUsePro(2, [openWater], 0)).toBe(false)
  expect(mayUsePro(1, [renewal], 3)).toBe(false)
  expect(mayUsePro(9, [renewal], 3)).toBe(false)
})

test('[NV-05] only a pro journey has a jump page', () => {
  expect(jumpPageFor([openWater, renewal])).toBe('/training/my-courses/p-2')
  expect(jumpPageFor([openWater])).toBeUndefined()
})
