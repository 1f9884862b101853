import { LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { findCataloguesFolder, readArea } from './catalogue-files.ts'

const NAMED = 'Named'

test('the accessible name of a button starts with its visible text, so that voice control finds it', () => {
  for (const locale of LOCALES) {
    const words = readArea(findCataloguesFolder(), locale, 'codes')
    const named = Object.keys(words).filter((key) => key.endsWith(NAMED))
    expect(named).toHaveLength(4)
    for (const key of named) {
      const onIt = words[key.slice(0, -NAMED.length)] ?? '?'
      expect(words[key], `${locale} ${key}`).toMatch(new RegExp(`^${onIt}`))
    }
  }
})
