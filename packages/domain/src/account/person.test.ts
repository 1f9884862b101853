import { expect, test } from 'vitest'
import { hasHiddenCharacter, isBirthdate, isEmail, normalEmail, readSignUpType } from './person.ts'

test('an e-mail address has one at sign and a domain', () => {
  expect(isEmail('mara@fathom.test')).toBe(true)
  expect(isEmail('mara@fathom')).toBe(false)
  expect(isEmail('mara')).toBe(false)
  expect(isEmail('a@b@fathom.test')).toBe(false)
  expect(isEmail('mara@fathom.test\r\nbcc: all@fathom.test')).toBe(false)
  expect(isEmail(`${'a'.repeat(250)}@fathom.test`)).toBe(false)
})

test('a date of birth is a real day, today at the latest', () => {
  expect(isBirthdate('2012-02-29', '2026-05-01')).toBe(true)
  expect(isBirthdate('2013-02-29', '2026-05-01')).toBe(false)
  expect(isBirthdate('2026-05-02', '2026-05-01')).toBe(false)
  expect(isBirthdate('1899-12-31', '2026-05-01')).toBe(false)
})

test('[RT-20] an unknown sign-up type becomes a diver', () => {
  expect(readSignUpType('pro')).toBe('pro')
  expect(readSignUpType('staff')).toBe('diver')
  expect(readSignUpType(undefined)).toBe('diver')
})

test.each([
  ['a zero-width space', 'veteran\u200b@fathom.test'],
  ['a soft hyphen in the domain', 'veteran@fat\u00adhom.test'],
  ['a right-to-left mark', '\u200fveteran@fathom.test'],
  ['a Cyrillic letter that looks Latin', 'v\u0435teran@fathom.test'],
  ['a Cyrillic letter in a Latin domain', 'veteran@f\u0430thom.test'],
  ['the registered form of such a domain', 'veteran@xn--fthom-4ve.test'],
  ['a Greek letter in a Latin domain', 'veteran@fath\u03bfm.test'],
  ['a domain of Cyrillic letters that all look Latin', 'a@\u0430\u0440\u0440\u04cf\u0435.test'],
  ['a rare Latin letter in the domain', 'veteran@f\u0251thom.test'],
  ['a registered form that stands for nothing', 'veteran@xn--a-\u002d\u002d9.test'],
  ['a control character', 'veteran\u0007@fathom.test'],
])('[TS-24] an address with %s is refused', (_, email) => {
  expect(isEmail(normalEmail(email))).toBe(false)
})

test('[TS-24] an address has one spelling: case, full-width letters and the script of a domain make no other', () => {
  expect(normalEmail('  Veteran@FATHOM.test ')).toBe('veteran@fathom.test')
  expect(normalEmail('\uff56eteran@fathom.test')).toBe('veteran@fathom.test')
  expect(normalEmail('lea@bücher.example')).toBe('lea@xn--bcher-kva.example')
  expect(isEmail('lea@xn--bcher-kva.example')).toBe(true)
})

test.each([
  'lea@bücher.example',
  'lea@почта.рф',
  'lea@сор.рф',
  'lea@例え.jp',
  'lea@bjørn.no',
  'lea@münchen-ost.de',
])('[TS-24] %s has a domain of one script, which is accepted', (email) =>
  expect(isEmail(normalEmail(email))).toBe(true),
)

test('a character that shows nothing is found, and one that shows is not hidden', () => {
  for (const hidden of ['\u200b', '\u2060', '\u00ad', '\ufe0f', '\t'])
    expect(hasHiddenCharacter(`mara${hidden}@fathom.test`)).toBe(true)
  for (const email of ['mara@fathom.test', 'mara fathom', 'мара@fathom.test', ''])
    expect(hasHiddenCharacter(email)).toBe(false)
})
