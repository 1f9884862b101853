import { expect, test } from 'vitest'
import { LANGUAGE_NAMES } from './language-names.ts'
import { DEFAULT_LOCALE, directionOf, isLocale, LOCALES, matchLocale, OFFERED_LOCALES } from './locale.ts'

test('[LA-01] there are 28 translation locales, and en-US is the default', () => {
  expect(new Set(LOCALES).size).toBe(28)
  expect(DEFAULT_LOCALE).toBe('en-US')
  expect(isLocale('en-US')).toBe(true)
  expect(isLocale('en')).toBe(false)
})

test('[LA-02] 26 language tags are offered: all but en-GB and fr-CA', () => {
  expect(OFFERED_LOCALES).toHaveLength(26)
  expect(LOCALES.filter((tag) => !OFFERED_LOCALES.includes(tag))).toEqual(['en-GB', 'fr-CA'])
})

test('[NV-11] the page is right-to-left for ar-SA and iw-IL only', () => {
  expect(LOCALES.filter((tag) => directionOf(tag) === 'rtl')).toEqual(['ar-SA', 'iw-IL'])
})

test('[LA-02] the browser language can select the two that are not offered', () => {
  expect(matchLocale(['en-GB'])).toBe('en-GB')
  expect(matchLocale(['fr-CA', 'fr'])).toBe('fr-CA')
})

test.each([
  [['de-AT'], 'de-DE'],
  [['he'], 'iw-IL'],
  [['no'], 'nb-NO'],
  [['nn-NO'], 'nb-NO'],
  [['zh-Hant-HK'], 'zh-TW'],
  [['zh'], 'zh-CN'],
  [['es-AR'], 'es-MX'],
  [['es'], 'es-ES'],
  [['pt-PT'], 'pt-BR'],
  [['en-AU'], 'en-US'],
  [['sw-KE', 'it'], 'it-IT'],
  [['sw-KE'], 'en-US'],
  [[], 'en-US'],
])('the requested tags %j match %s', (requested, locale) => {
  expect(matchLocale(requested)).toBe(locale)
})

test('every locale has its name in its own language, and all names differ', () => {
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LOCALES.length)
})
