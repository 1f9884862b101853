import { translatorFor } from '@fathom/locales/node'
import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'

const priced = (locale: 'ar-SA' | 'iw-IL' | 'en-US' | 'en-GB', currency = 'USD') =>
  priceText(translatorFor(locale), { amount: 11_900, currency })

test('[LA-05] the sign of US$ stays after its letters in right-to-left text', () => {
  expect(priced('ar-SA')).toBe('\u200f١١٩\u00a0US$\u200e')
  expect(priced('iw-IL')).toBe('\u200f119\u00a0\u200f$')
})

test('in left-to-right text no invisible characters are added', () => {
  expect([priced('en-US'), priced('en-GB'), priced('en-US', 'JPY')]).toEqual(['$119', 'US$119', '¥11,900'])
})
