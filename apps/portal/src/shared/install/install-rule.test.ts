import { expect, test } from 'vitest'
import { mayOfferInstall } from './install-rule.ts'

const REGULAR = { firstDay: '2026-11-01', hasDoneSomething: true, declinedOn: null }

test('offers to install on the second day, after something useful', () => {
  expect(mayOfferInstall(REGULAR, '2026-11-02')).toBe(true)
})

test('offers nothing on the first day, however much was done', () => {
  expect(mayOfferInstall(REGULAR, '2026-11-01')).toBe(false)
  expect(mayOfferInstall({ ...REGULAR, firstDay: null }, '2026-11-02')).toBe(false)
})

test('offers nothing to someone who has only looked', () => {
  expect(mayOfferInstall({ ...REGULAR, hasDoneSomething: false }, '2026-11-30')).toBe(false)
})

test('after "Not now", offers again on the 90th day and not before', () => {
  const declined = { ...REGULAR, declinedOn: '2026-11-17' }
  expect(mayOfferInstall(declined, '2026-11-17')).toBe(false)
  expect(mayOfferInstall(declined, '2027-02-14')).toBe(false)
  expect(mayOfferInstall(declined, '2027-02-15')).toBe(true)
})
