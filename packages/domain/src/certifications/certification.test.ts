import { expect, test } from 'vitest'
import {
  certificationStatusOf,
  expiryOf,
  isDefaultCertification,
  isShownDate,
  whyNoECard,
} from './certification.ts'

const TODAY = '2026-11-15'
const record = { certDate: '2025-03-14', hasECard: true, isRevoked: false }
const level = { eCardStockID: '60040' }

test.each([
  ['2026-11-15', true],
  ['2026-11-16', false],
  ['1978-06-15', true],
  ['2024-02-30', false],
  ['2023-02-29', false],
  ['2024-02-29', true],
  ['2024-13-01', false],
  ['14.03.2025', false],
  ['2025-3-14', false],
  ['', false],
])('[VA-09] whether an eCard of %s is shown: %s', (certDate, isShown) => {
  expect(isShownDate(certDate, TODAY)).toBe(isShown)
})

test('[VA-12] the default group is card-group-default', () => {
  expect(isDefaultCertification({ cardGroupCode: 'card-group-default' })).toBe(true)
  expect(isDefaultCertification({ cardGroupCode: 'card-group-specialty' })).toBe(false)
})

test('a certification is valid through its last day, which is clamped to the end of a short month', () => {
  expect(expiryOf({ monthsValid: 24 }, '2024-11-15')).toBe('2026-11-15')
  expect(expiryOf({ monthsValid: 24 }, '2024-02-29')).toBe('2026-02-28')
  expect(expiryOf({ monthsValid: null }, '2024-02-29')).toBeNull()
  expect(expiryOf({ monthsValid: 24 }, '2024-02-30')).toBeNull()
  expect(certificationStatusOf(record, '2026-11-15', TODAY)).toBe('valid')
  expect(certificationStatusOf(record, '2026-11-14', TODAY)).toBe('expired')
  expect(certificationStatusOf({ isRevoked: true }, null, TODAY)).toBe('revoked')
})

test('[RT-04] the reason for a missing eCard is the first one that applies', () => {
  expect(whyNoECard(record, level, TODAY)).toBeUndefined()
  expect(whyNoECard({ ...record, hasECard: false }, level, TODAY)).toBe('not-issued')
  expect(whyNoECard({ ...record, certDate: '2027-01-01' }, level, TODAY)).toBe('date-unclear')
  expect(whyNoECard({ ...record, certDate: '2027-01-01' }, { eCardStockID: null }, TODAY)).toBe(
    'level-has-none',
  )
  expect(whyNoECard({ ...record, isRevoked: true }, level, TODAY)).toBe('revoked')
})
