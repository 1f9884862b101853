import { expect, test } from 'vitest'
import { COUNTRY_IDS, findPostalCodeUse } from './country.ts'
import { findPostalCodeExample, isPostalCodeOf } from './postal-code-form.ts'

test.each([
  ['SE', '413 04'],
  ['SE', '41304'],
  ['SE', 'SE-413 04'],
  ['DE', 'D-10115'],
  ['LU', 'L-1234'],
  ['LV', 'LV-1010'],
  ['US', '33037'],
  ['US', '33037-1234'],
  ['CA', 'k1a 0b1'],
  ['GB', 'SW1A 1AA'],
  ['GB', 'm1 1ae'],
  ['GB', 'BFPO 57'],
  ['NL', '1012 AB'],
  ['PT', '1200-001'],
  ['JP', '〒100-0001'.slice(1)],
  ['JP', '１００－０００１'],
  ['SA', '١٢٢١١'],
  ['AD', 'AD500'],
  ['AR', 'C1425DKF'],
  ['IL', '9614303'],
  ['MT', 'VLT 1117'],
])('[EN-12] in %s, accepts %s as a postal code', (countryId, code) => {
  expect(isPostalCodeOf(countryId, code)).toBe(true)
})

test.each([
  ['SE', '4130'],
  ['SE', 'ABCDE'],
  ['US', '3303'],
  ['US', '33037-12'],
  ['CA', '123456'],
  ['GB', '12345'],
  ['DE', '1011'],
  ['CN', '20012'],
  ['BR', '1310'],
])('[EN-12] in %s, rejects %s as a postal code', (countryId, code) => {
  expect(isPostalCodeOf(countryId, code)).toBe(false)
})

test('[EN-12] accepts anything where the format is unknown', () => {
  expect(['IE', 'PE', 'KY', 'MU', 'XX'].map((id) => isPostalCodeOf(id, 'D02 X285 ☂'))).toEqual(
    Array(5).fill(true),
  )
})

test('[EN-12] the example of every country is a valid code, and no country without codes has one', () => {
  for (const id of COUNTRY_IDS) {
    const example = findPostalCodeExample(id)
    if (example)
      expect([id, isPostalCodeOf(id, example), findPostalCodeUse(id)]).toEqual([id, true, 'required'])
  }
  expect(['SE', 'GB', 'CA', 'JP', 'DE', 'US'].map(findPostalCodeExample)).toEqual([
    '123 45',
    'AB1 2CD',
    'A1B 2C3',
    '123-4567',
    '12345',
    '12345',
  ])
})
