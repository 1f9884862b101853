import { expect, test } from 'vitest'
import { firstLocale } from './first-locale.ts'

const all = { url: 'fr-FR', saved: 'it-IT', account: 'es-MX', browser: ['ja'] }

test('the address goes before the device, the device before the account, the account before the browser', () => {
  expect(firstLocale(all)).toBe('fr-FR')
  expect(firstLocale({ ...all, url: undefined })).toBe('it-IT')
  expect(firstLocale({ ...all, url: undefined, saved: undefined })).toBe('es-MX')
  expect(firstLocale({ browser: ['ja'] })).toBe('ja-JP')
})

test('[LA-01] without any wish it is en-US', () => {
  expect(firstLocale({})).toBe('en-US')
})

test('a tag that we do not speak is passed over', () => {
  expect(firstLocale({ ...all, url: 'tlh-KX', saved: 'nonsense' })).toBe('es-MX')
})

test('[LA-02] en-GB and fr-CA are reached by the browser’s own language', () => {
  expect(firstLocale({ browser: ['en-GB', 'en'] })).toBe('en-GB')
  expect(firstLocale({ browser: ['fr-CA'] })).toBe('fr-CA')
})

test('the pseudo-locale is asked for in the address alone', () => {
  expect(firstLocale({ url: 'qps-ploc' })).toBe('qps-ploc')
  expect(firstLocale({ saved: 'qps-ploc', browser: ['de'] })).toBe('de-DE')
})
