import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isLocale, LOCALES } from '@fathom/domain/translations'
import { findCataloguesFolder } from '@fathom/locales/catalogues'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkLocales } from './check-locales.ts'

const folder = mkdtempSync(join(tmpdir(), 'locales-'))
const spoilt = new Set<string>()

/**
 * Copies two areas of each locale: a problem in one is found in all, and copying all takes ten times as long.
 */
function bring(tag: string) {
  for (const file of ['account.json', 'shell.json'])
    cpSync(join(findCataloguesFolder(), tag, file), join(folder, tag, file))
}

beforeAll(() => LOCALES.forEach(bring))

afterEach(() => {
  for (const tag of spoilt) {
    rmSync(join(folder, tag), { recursive: true })
    if (isLocale(tag)) bring(tag)
  }
  spoilt.clear()
})

afterAll(() => rmSync(folder, { recursive: true }))

/** A path in the copy that the test may break; its locale is restored before the next test. */
function inCopy(tag: string, file = '') {
  spoilt.add(tag)
  return join(folder, tag, file)
}

function change(tag: string, edit: (texts: Record<string, unknown>) => void) {
  const path = inCopy(tag, 'account.json')
  const texts = JSON.parse(readFileSync(path, 'utf8'))
  edit(texts)
  writeFileSync(path, JSON.stringify(texts))
}

test('[LA-01] the 28 catalogs are complete', () => {
  expect(checkLocales()).toEqual([])
  expect(checkLocales(folder)).toEqual([])
})

test('[LA-03] finds a missing key', () => {
  change('de-DE', (texts) => delete texts['account.field.password'])
  expect(checkLocales(folder)).toEqual(['de-DE/account.json: account.field.password is missing'])
})

test('finds a missing file, key by key', () => {
  rmSync(inCopy('th-TH', 'shell.json'))
  expect(checkLocales(folder)).toContain('th-TH/shell.json: shell.nav.logbook is missing')
})

test('[LA-03] finds a surplus key', () => {
  change('fr-FR', (texts) => Object.assign(texts, { 'account.old': 'Ancien' }))
  expect(checkLocales(folder)).toEqual(['fr-FR/account.json: account.old is surplus'])
})

test('finds an English text without a translator note', () => {
  change('en-US', (texts) => Object.assign(texts, { 'account.field.password': { text: 'Password' } }))
  expect(checkLocales(folder)).toEqual([
    'en-US/account.json: account.field.password has no note for the translator',
  ])
})

test('finds a file that is not an area, an area without English and a folder that is not a locale', () => {
  writeFileSync(inCopy('it-IT', 'common.json'), '{}')
  writeFileSync(inCopy('it-IT', 'references.json'), '{}')
  mkdirSync(inCopy('xx-XX'))
  expect(checkLocales(folder)).toEqual([
    'xx-XX: none of the 28 locales',
    'it-IT/common.json: not named after an area',
    'it-IT/references.json: en-US has no such file',
  ])
})

const code = 'account.code.text'
const left = 'account.code.wrong'
test.each([
  [
    'a lost placeholder',
    'da-DK',
    code,
    'Skriv koden inden for {minutes, plural, one {#} other {#}}',
    'placeholders',
  ],
  ['a renamed one', 'da-DK', 'account.letter.hello', 'Hej {navn}', 'placeholders'],
  ['a broken message', 'da-DK', 'account.letter.hello', 'Hej {name', 'not an ICU message'],
  [
    'a category that Russian needs',
    'ru-RU',
    left,
    '{left, plural, one {#} few {#} other {#}}',
    'lacks the plural category many',
  ],
  [
    'a category that Japanese has not',
    'ja-JP',
    left,
    '{left, plural, one {#} other {#}}',
    'not an ICU message',
  ],
  ['a copy of English', 'pl-PL', 'account.field.showPassword', 'Show password', 'is still English'],
  ['an empty text', 'pl-PL', 'account.field.showPassword', ' ', 'is empty'],
  ['a tag of its own', 'pl-PL', 'account.field.showPassword', '<b>Pokaż</b>', 'tags'],
])('finds %s', (_, locale, key, text, problem) => {
  change(locale, (texts) => Object.assign(texts, { [key]: text }))
  const [found, ...more] = checkLocales(folder)
  expect(found).toContain(`${locale}/account.json: ${key}`)
  expect(found).toContain(problem)
  expect(more).toEqual([])
})

test('an exact number may replace a category that contains nothing else', () => {
  change('ar-SA', (texts) =>
    Object.assign(texts, { [left]: '{left, plural, =0 {0} =1 {1} =2 {2} few {#} many {#} other {#}}' }),
  )
  expect(checkLocales(folder)).toEqual([])
})
