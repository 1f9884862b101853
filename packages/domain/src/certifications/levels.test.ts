import { expect, test } from 'vitest'
import { depthInFeet } from './depth-in-feet.ts'
import { CARD_GROUPS } from './level.ts'
import { certificatePhotoUrl, findLevel, findLevelByCode, LEVELS } from './levels.ts'
import { licenseIdOf, licenseIdShown } from './license-id.ts'
import { mayCancelReplacement, mayMoveReplacement } from './replacement.ts'
import { replacementPrice } from './replacement-price.ts'

test('each level has a unique number, name and stock id, and each group has levels', () => {
  for (const part of ['levelID', 'code'] as const)
    expect(new Set(LEVELS.map((level) => level[part])).size).toBe(LEVELS.length)
  const stock = LEVELS.flatMap(({ eCardStockID }) => eCardStockID ?? [])
  expect(new Set(stock).size).toBe(stock.length)
  for (const group of CARD_GROUPS)
    expect(LEVELS.some(({ cardGroupCode }) => cardGroupCode === group)).toBe(true)
  expect(findLevelByCode('rescue')).toBe(findLevel(40))
})

test('[TS-13] only core levels and Deep Diver confer a depth, and only Nitrox a gas limit', () => {
  const depths = LEVELS.filter(({ qualifiedDepth }) => qualifiedDepth !== null)
  expect(depths.map(({ code, qualifiedDepth }) => [code, qualifiedDepth])).toEqual([
    ['scuba-diver', 12],
    ['open-water', 18],
    ['advanced', 30],
    ['rescue', 30],
    ['master-diver', 40],
    ['deep', 40],
  ])
  const gases = LEVELS.filter(({ gasLimit }) => gasLimit !== null)
  expect(gases.map(({ code, gasLimit }) => [code, gasLimit])).toEqual([['nitrox', 40]])
})

test('[CO-08] the image URL of a certificate is built from its stock id', () => {
  expect(certificatePhotoUrl('60020')).toBe('/api/ecards/certificate-photos/60020')
})

test('the last two digits of a number detect typos', () => {
  const licenseID = licenseIdOf(25_031_184)
  expect(licenseID).toMatch(/^25031184\d\d$/)
  expect(BigInt(licenseID) % 97n).toBe(1n)
  expect(licenseIdOf(7)).toHaveLength(10)
  expect(licenseIdShown(licenseID)).toBe(`2503 1184 ${licenseID.slice(-2)}`)
})

test('[SC-08] an order can be canceled until it is sent, and moves in one direction only', () => {
  expect(
    (['ordered', 'made', 'sent', 'delivered', 'cancelled'] as const).filter(mayCancelReplacement),
  ).toEqual(['ordered', 'made'])
  expect(mayMoveReplacement('ordered', 'made')).toBe(true)
  expect(mayMoveReplacement('ordered', 'delivered')).toBe(false)
  expect(mayMoveReplacement('cancelled', 'ordered')).toBe(false)
  expect(replacementPrice('US').total).toBeLessThan(replacementPrice('SE').total)
})

test('[TS-13] the depth of a level has the round figure in feet that training agencies print', () => {
  const printed = LEVELS.flatMap(({ qualifiedDepth }) => qualifiedDepth ?? [])
  expect([...new Set(printed)].map((meters) => [meters, depthInFeet(meters)])).toEqual([
    [12, 40],
    [18, 60],
    [30, 100],
    [40, 130],
  ])
  expect([10, 20, 25].map(depthInFeet)).toEqual([33, 66, 82])
})
