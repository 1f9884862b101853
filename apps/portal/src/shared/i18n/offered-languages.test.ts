import { expect, test } from 'vitest'
import { offeredLanguages } from './offered-languages.ts'

test('[LA-02] the header and the settings offer 26 languages', () => {
  expect(offeredLanguages('de-DE')).toHaveLength(26)
  expect(offeredLanguages(undefined)).toHaveLength(26)
})

test('[LA-02] a language that only the browser can select stays in the list while it is active', () => {
  expect(offeredLanguages('fr-CA')).toHaveLength(27)
  expect(offeredLanguages('fr-CA')[0]).toBe('fr-CA')
})
