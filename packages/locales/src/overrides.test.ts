import { afterEach, expect, test } from 'vitest'
import { exampleTexts } from './example-texts.ts'
import { messageParts } from './message-parts.ts'
import { originalCatalogue, overrideMessages, readCatalogue, translatorFor } from './node.ts'
import { overrideProblem } from './overrides.ts'

let stop = () => {}
afterEach(() => stop())

test('[OF-08] texts of staff apply to everything that the server words, as long as they are published', () => {
  const texts = { 'account.field.password': 'Kennwort' }
  let published: typeof texts | undefined = texts
  stop = overrideMessages((locale) => (locale === 'de-DE' ? published : undefined))
  const { t } = translatorFor('de-DE')
  expect([t('account.field.password'), t('account.field.newPassword')]).toEqual([
    'Kennwort',
    'Neues Passwort',
  ])
  expect(readCatalogue('de-DE').get('account.field.password')).toBe('Kennwort')
  expect(originalCatalogue('de-DE').get('account.field.password')).toBe('Passwort')
  expect(translatorFor('en-US').t('account.field.password')).toBe('Password')
  published = undefined
  expect(translatorFor('de-DE').t('account.field.password')).toBe('Passwort')
})

test('[OF-08] only the newest source counts, and ending an older one changes nothing', () => {
  const endOld = overrideMessages(() => ({ 'account.field.password': 'Alt' }))
  stop = overrideMessages(() => ({ 'account.field.password': 'Neu' }))
  endOld()
  expect(translatorFor('de-DE').t('account.field.password')).toBe('Neu')
  stop()
  expect(translatorFor('de-DE').t('account.field.password')).toBe('Passwort')
})

const DIVES = '{count, plural, one {# dive} other {# dives}} of {name}'

test('[OF-08] an example has a line for each plural form of its language, and names instead of values', () => {
  expect(exampleTexts('en-US', DIVES)).toEqual(['0 dives of name', '1 dive of name'])
  const polish =
    '{count, plural, =0 {brak} one {# nurkowanie} few {# nurkowania} many {# nurkowań} other {# n.}}'
  expect(exampleTexts('pl-PL', polish)).toEqual(['brak', '1 nurkowanie', '2 nurkowania', '5 nurkowań'])
  expect(exampleTexts('en-US', '{who, select, me {I dive} other {They dive}}')).toEqual([
    'I dive',
    'They dive',
  ])
  expect(exampleTexts('de-DE', 'Bis {day, date, long}: {amount, number}')).toEqual(['Bis 14. Mai 2026: 12'])
})

test('[OF-08] a translator reads the placeholders and the plural forms', () => {
  expect(messageParts('de-DE', DIVES)).toEqual({ names: ['count', 'name'], plurals: ['one', 'other'] })
  expect(messageParts('ar-SA', DIVES).plurals.toSorted()).toEqual([
    'few',
    'many',
    'one',
    'other',
    'two',
    'zero',
  ])
  expect(messageParts('ar-SA', 'Hello {name}')).toEqual({ names: ['name'], plurals: [] })
})

test.each([
  ['Hallo {name}', undefined],
  ['Hallo', 'message-placeholders'],
  ['Hallo {name} <b>du</b>', 'message-placeholders'],
  ['Hallo {name', 'message-syntax'],
  [' ', 'message-empty'],
])('[OF-08] “%s” for “Hello {name}” has the problem %s', (text, problem) => {
  expect(overrideProblem({ locale: 'de-DE', key: 'account.hello', text, english: 'Hello {name}' })).toBe(
    problem,
  )
})
