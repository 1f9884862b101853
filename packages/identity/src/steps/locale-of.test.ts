import { expect, test } from 'vitest'
import { localeOf } from './locale-of.ts'

const request = (query: object, headers: Record<string, string> = {}) => ({ query, headers })

test('the language chosen on the page wins over the portal’s, and that over the browser’s', () => {
  const headers = { cookie: 'a=1; accounts_lang=it-IT', 'accept-language': 'fr-FR' }
  expect(localeOf(request({ lang: 'de-DE' }, headers), 'es-MX')).toBe('de-DE')
  expect(localeOf(request({}, headers), 'es-MX')).toBe('it-IT')
  expect(localeOf(request({}, { 'accept-language': 'fr-FR' }), 'es-MX')).toBe('es-MX')
  expect(localeOf(request({}, { 'accept-language': 'xx, sv;q=0.5, he;q=0.9' }))).toBe('iw-IL')
})

test('an unsupported language falls back to the default', () => {
  expect(localeOf(request({ lang: '<script>' }))).toBe('en-US')
  expect(localeOf(request({ lang: ['de-DE'] }))).toBe('en-US')
})
