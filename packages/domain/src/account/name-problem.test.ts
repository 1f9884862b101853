import { expect, test } from 'vitest'
import { isName, nameProblem, optionalNameProblem } from './name-problem.ts'

test.each([
  'Mara',
  '李',
  '葛\u{e0100}城',
  'نورة',
  'مُحَمَّد',
  'علی\u200cرضا',
  'Nguye\u0302\u0303n Thị',
  'שְׁלֹמֹה',
  'ဇော်မြင့်',
  'བསྒྲུབས',
  'ศิริกุล',
  'क्षितिज',
  'O’Brien-Šmíd',
  '.',
  '🐠',
  '👩\u200d👩\u200d👧',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '🐠'.repeat(300),
])('[EN-02] accepts %s as a name', (name) => {
  expect(nameProblem(name)).toBeUndefined()
})

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000'],
  ['a zero-width space', '\u200b'],
  ['a joiner', '\u200d'],
  ['an empty Braille cell', '\u2800'],
  ['a Hangul filler', '\u3164'],
  ['a mark without a letter', '\u0301'],
  ['marks without a letter', '\u0301\u0302\u20dd'],
  ['a mark of direction', '\u200f'],
])('[EN-02] rejects %s as a name', (_, name) => {
  expect(nameProblem(name)).toBe('missing')
})

test.each([
  ['an override', 'Mara\u202eanigiL'],
  ['an isolate', 'Mara\u2066'],
  ['a bell', 'Ma\u0007ra'],
  ['a line break', 'Ma\nra'],
  ['half an emoji', 'Mara \ud83d'],
  ['a zero-width space', 'Ma\u200bra'],
  ['a Hangul filler', 'Mara \u3164'],
  ['an empty Braille cell', 'Mara \u2800'],
])('[EN-02] rejects %s hidden in a name', (_, name) => {
  expect(nameProblem(name)).toBe('unprintable')
})

test('[EN-02] rejects more stacked accents than any language uses', () => {
  expect(nameProblem(`M${'\u0301'.repeat(3)}ara`)).toBeUndefined()
  expect(nameProblem(`M${'\u0301\u0316\u0334\u0348\u0335'.repeat(3)}ara`)).toBe('stacked')
  expect(nameProblem(`က${'\u102f'.repeat(12)}`)).toBe('stacked')
})

test('[EN-02] accepts 300 characters, rejects 301 as too long', () => {
  expect(nameProblem('x'.repeat(300))).toBeUndefined()
  expect(nameProblem('x'.repeat(301))).toBe('too-long')
})

test('[EN-02] an optional name may be empty, but not invisible', () => {
  expect(optionalNameProblem('  ')).toBeUndefined()
  expect(optionalNameProblem('\u200b')).toBe('unprintable')
  expect(optionalNameProblem('Elin')).toBeUndefined()
  expect(isName('')).toBe(false)
})
