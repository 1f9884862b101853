import { expect, test } from 'vitest'
import { firstLocale } from './first-locale.ts'

const all = { url: 'fr-FR', saved: 'it-IT', account: 'es-MX', browser: ['ja'] }

test('the URL wins over the device, the device over the account, the account over the browser', () => {
  expect(firstLocale(all)).toBe('fr-FR')
  expect(firstLocale({ ...all, url: undefined })).toBe('it-IT')
  expect(firstLocale({ ...all, url: undefined, saved: undefined })).toBe('es-MX')
  expect(firstLocale({ browser: ['ja'] })).toBe('ja-JP')
})

test('[LA-01] defaults to en-US', () => {
  expect(firstLocale({})).toBe('en-US')
})

test('skips an unsupported tag', () => {
  expect(firstLocale({ ...all, url: 'tlh-KX', saved: 'nonsense' })).toBe('es-MX')
})

test("[LA-02] en-GB and fr-CA are selected by the browser's language", () => {
  expect(firstLocale({ browser: ['en-GB', 'en'] })).toBe('en-GB')
  expect(firstLocale({ browser: ['fr-CA'] })).toBe('fr-CA')
})

test('the pseudo-locale can only be requested in the URL', () => {
  expect(firstLocale({ url: 'qps-ploc' })).toBe('qps-ploc')
  expect(firstLocale({ saved: 'qps-ploc', browser: ['de'] })).toBe('de-DE')
})
