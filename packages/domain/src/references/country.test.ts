import { expect, test } from 'vitest'
import { COUNTRY_IDS, findPostalCodeUse } from './country.ts'

test('[CA-38] the list contains the 249 countries of ISO 3166-1 and Kosovo, each once and with a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(COUNTRY_IDS).toHaveLength(250)
  expect(new Set(COUNTRY_IDS).size).toBe(250)
  expect(COUNTRY_IDS.filter((id) => names.of(id) === undefined)).toEqual([])
})

test('[EN-12] a postal code is required, optional or not used, by country', () => {
  expect(['SE', 'US', 'CN', 'EG', 'SA'].map(findPostalCodeUse)).toEqual(Array(5).fill('required'))
  expect(['IE', 'PA', 'JM'].map(findPostalCodeUse)).toEqual(Array(3).fill('optional'))
  expect(['AE', 'HK', 'QA', 'FJ', 'BZ'].map(findPostalCodeUse)).toEqual(Array(5).fill('none'))
  expect(findPostalCodeUse('XX')).toBeUndefined()
})
