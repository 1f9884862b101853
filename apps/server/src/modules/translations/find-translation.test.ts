import type { Locale } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { findTranslation } from './find-translation.ts'

const english = new Map([
  ['hello', 'Hello'],
  ['dive', 'Dive'],
])
const german = new Map([['hello', 'Hallo']])
const readCatalogue = (locale: Locale) => (locale === 'de-DE' ? german : english)

test('[CA-21] a key missing in the culture falls back to en-US, and the response says so', () => {
  expect(findTranslation(readCatalogue, 'hello', 'de-DE')).toEqual({
    key: 'hello',
    culture: 'de-DE',
    text: 'Hallo',
  })
  expect(findTranslation(readCatalogue, 'dive', 'de-DE')).toEqual({
    key: 'dive',
    culture: 'en-US',
    text: 'Dive',
  })
  expect(findTranslation(readCatalogue, 'wreck', 'de-DE')).toBeUndefined()
})
