import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['30.4', 30.4],
  ['30,4', 30.4],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['٣٠٫٤', 30.4],
  ['−2', -2],
  ['.5', 0.5],
])('"%s" is read as %d in every locale', (text, number) => {
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'ar-SA', 'he-IL', 'th-TH'])
    expect(parseNumber(text, locale)).toBe(number)
})

test.each([
  ['en-US', '3,000', 3000],
  ['en-US', '1,234,567', 1_234_567],
  ['en-US', '-3,000', -3000],
  ['de-DE', '3.000', 3000],
  ['es-ES', '3.000', 3000],
  ['fr-FR', '3\u202f000', 3000],
  ['fr-CA', '3\u00a0000', 3000],
  ['sv-SE', '3 000', 3000],
  ['ar-SA', '٣٬٠٠٠', 3000],
  ['ar-SA', '3,000', 3000],
  ['ar-SA', '٣٬٠٠٠٫٥', 3000.5],
  ['he-IL', '\u200e3,000', 3000],
])('in %s the thousands separator groups: "%s" is %d', (locale, text, number) => {
  expect(parseNumber(text, locale)).toBe(number)
})

test.each([
  ['en-US', '18,5', 18.5],
  ['en-US', '18,25', 18.25],
  ['en-US', '0,500', 0.5],
  ['en-US', '3.000', 3],
  ['de-DE', '18.5', 18.5],
  ['de-DE', '3,000', 3],
  ['fr-FR', '3,000', 3],
  ['ar-SA', '٣٫٠٠٠', 3],
  ['de-DE', '٣٫٠٠٠', 3],
])('in %s a separator that can\'t group is a decimal one: "%s" is %d', (locale, text, number) => {
  expect(parseNumber(text, locale)).toBe(number)
})

test.each(['', 'deep', '1.2.3', '12 m', '30 4', '1,2345.6', '-'])('"%s" is not a number', (text) => {
  for (const locale of ['en-US', 'de-DE', 'fr-FR', 'ar-SA']) expect(parseNumber(text, locale)).toBeUndefined()
})
