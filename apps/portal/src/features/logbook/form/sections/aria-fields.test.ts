import { placeOfSite } from '@fathom/domain/logbook'
import { expect, test } from 'vitest'
import { nameIn } from './aria-fields.tsx'

test('[CA-41] a site is stored with its country, and found again by its name', () => {
  const place = placeOfSite({ name: 'Naama Bay', country: 'Egypt' })
  expect(place).toBe('Naama Bay, Egypt')
  expect(nameIn(place)).toBe('Naama Bay')
  expect(placeOfSite({ name: 'Secret garden', country: '' })).toBe('Secret garden')
  expect(nameIn(' Secret garden ')).toBe('Secret garden')
})
