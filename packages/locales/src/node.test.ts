import { join } from 'node:path'
import { LOCALES } from '@fathom/domain/translations'
import { expect, test } from 'vitest'
import { findCataloguesFolder } from './catalogue-files.ts'
import { readCatalogue, translatorFor } from './node.ts'

test('[LA-01] the server supports all 28 locales', () => {
  const words = LOCALES.map((locale) => translatorFor(locale).t('account.field.newPassword'))
  expect(words).toContain('Neues Passwort')
  expect(words).toContain('新しいパスワード')
  expect(new Set(words).size).toBeGreaterThan(20)
})

test('a translator is created once and cached', () => {
  expect(translatorFor('fi-FI')).toBe(translatorFor('fi-FI'))
})

test('a catalog contains the ICU texts of one locale', () => {
  expect(readCatalogue('de-DE').get('account.field.password')).toBe('Passwort')
  expect(readCatalogue('en-US').get('account.page.title')).toBe('{title} · Fathom')
})

test("the catalogs are found from the sources and from the server's bundle", () => {
  const folder = join(import.meta.dirname, '..')
  const bundle = join(folder, '..', '..', 'apps', 'server', 'dist', 'chunks')
  expect(findCataloguesFolder()).toBe(folder)
  expect(findCataloguesFolder(bundle)).toBe(folder)
  expect(() => findCataloguesFolder('/')).toThrow('no packages/locales folder above /')
})

test('[SC-16] the value of a progress bar has the comma of its language', () => {
  const said = (locale: 'en-US' | 'ar-SA' | 'ja-JP') =>
    translatorFor(locale).t('training-students.progressValue', { share: '50', lessons: '3/6' })
  expect([said('en-US'), said('ar-SA'), said('ja-JP')]).toEqual(['50, 3/6', '50، 3/6', '50、3/6'])
})
